import { generateURI, verify } from 'otplib';

/** Returns the address by which an authenticator app takes up a secret. */
export const totpAddress = (secret: string, { email, host }: { email: string; host: string }): string =>
  generateURI({ issuer: host, label: email, secret });

/**
 * Returns the time step of a code of an authenticator app; null if the code is wrong. The clock of the phone may differ by 30 s.
 * Each step is valid once, so that a code that a stranger has read over a shoulder cannot be used again.
 */
export const stepOfCode = async (
  secret: string,
  code: string,
  { now, lastStep }: { now: number; lastStep: number },
): Promise<number | null> => {
  if (!/^\d{6}$/.test(code)) return null;
  const epoch = Math.floor(now / 1000);
  const result = await verify({ secret, token: code, epoch, epochTolerance: 30, afterTimeStep: lastStep });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
};
