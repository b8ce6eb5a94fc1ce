import { hash, verify } from '@node-rs/argon2';

/** Parameters that OWASP recommends for argon2id: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Compares a password with its hash. A missing hash takes as long, so that the duration does not tell whether an account exists. */
  matches(password: string, storedHash: string | null | undefined): Promise<boolean>;
}

export const createPasswords = (): Passwords => {
  let placeholderHash: Promise<string> | undefined;
  return {
    hash: (password) => hash(password, cost),
    matches: async (password, storedHash) => {
      placeholderHash ??= hash('placeholder', cost);
      const isRight = await verify(storedHash ?? (await placeholderHash), password);
      return isRight && Boolean(storedHash);
    },
  };
};
