import { hash, verify } from '@node-rs/argon2';

/** OWASP's figures for argon2id: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes as long for an account that does not exist, or has no password, as for one that has. */
  matches(password: string, storedHash: string | null | undefined): Promise<boolean>;
}

export const createPasswords = (): Passwords => {
  let nobody: Promise<string> | undefined;
  return {
    hash: (password) => hash(password, cost),
    matches: async (password, storedHash) => {
      nobody ??= hash('nobody', cost);
      const isRight = await verify(storedHash ?? (await nobody), password);
      return isRight && Boolean(storedHash);
    },
  };
};
