interface BrowserServer {
  wsEndpoint(): string;
  close(): Promise<void>;
  on(event: 'close', heard: () => void): unknown;
}

/** Starts no browser until one is asked for, and another one after that has ended. */
export function shareBrowser(launch?: () => Promise<BrowserServer>): {
  open(): Promise<{ address: string; hasEnded(): boolean }>;
  close(): Promise<void>;
};
