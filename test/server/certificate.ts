import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Writes `cert.pem` and `key.pem`, for localhost; false, and told, where there is no openssl to make them. */
export function writeCertificate(directory: string): boolean {
  const [cert, key] = [join(directory, 'cert.pem'), join(directory, 'key.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  try {
    execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', cert, ...subject], {
      stdio: 'ignore',
    });
    return true;
  } catch {
    console.warn('SKIPPED: openssl is not installed, so there is no certificate to try');
    return false;
  }
}
