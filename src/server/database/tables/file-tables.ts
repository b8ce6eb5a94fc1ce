export interface FileTables {
  files: {
    id: number;
    site_id: number;
    /** Client who uploaded the file; null for a file that the provider delivers. */
    client_id: number | null;
    name: string;
    size: number;
    /** Unique name of the file in the file store. */
    place: string;
    /** Hash of the idempotency key with which the client sent the file; null without one. */
    upload_key: string | null;
    created_at: number;
  };

  /**
   * Places of files that are being stored and have no row in `files` yet, and of files of the office without an order. The table keeps an old name, because older servers
   * run beside this one during an upgrade.
   */
  begun_files: {
    place: string;
    began_at: number;
    /** 1 if the file is being removed, so that no row of `files` may refer to its place any more. */
    given_up: number;
    /** Row of a file of the office; null for a file without a row. */
    file_id: number | null;
  };

  /** An upload with the bytes that count towards the daily quota of its client and network. */
  upload_quota: {
    id: number;
    client_id: number;
    /** SHA-256 of the network. */
    network: string;
    /** SHA-256 of the first 48 bits of an IPv6 address; null for other addresses. */
    wider_network: string | null;
    bytes: number;
    /** 0 while the upload is in progress. */
    is_stored: number;
    began_at: number;
  };

  attachments: {
    order_id: number;
    file_id: number;
    receiver_type: string;
    created_at: number;
    /** Time at which the receiver first opened the file: the client, or for `writer` a person of the office; null before. */
    seen_at: number | null;
  };
}
