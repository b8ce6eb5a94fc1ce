/**
 * Replaces 'jwt-decode' in browser bundles. It reads the payload without decoding UTF-8, because the source uses only
 * times and ids, which are ASCII. test/embed/stand-ins/stand-ins.test.ts compares it with the package.
 */
export const jwtDecode = (token: string) =>
  JSON.parse(atob(token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? ''));
