interface BrowserServer {
  wsEndpoint(): string;
  close(): Promise<void>;
  on(event: 'close', heard: () => void): unknown;
}

/** Shares one browser among suites. It starts at the first call of `open`, and again after it has ended. */
export function shareBrowser(launch?: () => Promise<BrowserServer>): {
  open(): Promise<{ address: string; hasEnded(): boolean }>;
  close(): Promise<void>;
};
