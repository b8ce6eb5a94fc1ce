/** Statuses of a receiver that may accept the same lines later. */
const isTemporary = (status: number) => status >= 500 || status === 408 || status === 429;

/** Answer of a receiver. `status` is null if none arrived in time. */
interface PostResult {
  status: number | null;
  isAccepted: boolean;
  /** Whether the same lines may be accepted later. */
  mayRepeat: boolean;
}

/** Creates a function that posts lines to an address. A name and password in it are sent as basic authentication. */
export const createEventPost = (url: string, answerMs: number) => {
  const address = new URL(url);
  const { username, password } = address;
  address.username = '';
  address.password = '';
  const secret = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  const authorization = `Basic ${Buffer.from(secret).toString('base64')}`;
  const headers = { 'content-type': 'application/x-ndjson', ...(username && { authorization }) };
  return async (body: string): Promise<PostResult> => {
    try {
      const signal = AbortSignal.timeout(answerMs);
      const response = await fetch(address, { method: 'POST', headers, body, signal });
      await response.body?.cancel();
      const { status, ok: isAccepted } = response;
      return { status, isAccepted, mayRepeat: isTemporary(status) };
    } catch {
      return { status: null, isAccepted: false, mayRepeat: true };
    }
  };
};
