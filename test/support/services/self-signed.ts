import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../temporary-folder.ts';

/** Creates a key and a self-signed certificate for hosts, with the program openssl. */
export const selfSigned = async (hosts: readonly string[]) => {
  const folder = await temporaryFolder();
  const [keyPath, certificatePath] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  const names = `subjectAltName=${hosts.map((host) => `DNS:${host}`).join(',')}`;
  const subject = ['-subj', `/CN=${hosts[0]}`, '-addext', names];
  const files = ['-keyout', keyPath, '-out', certificatePath];
  execFileSync('openssl', ['req', '-x509', '-nodes', '-days', '2', ...curve, ...subject, ...files], {
    stdio: 'ignore',
  });
  return { keyPath, certificatePath, key: readFileSync(keyPath), certificate: readFileSync(certificatePath) };
};
