import { spawn } from 'node:child_process';

/** Runs a load generator in a separate process; returns its output. */
export const generate = (script: string, options: object): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, JSON.stringify(options)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.once('close', (code) =>
      code === 0
        ? resolve(output)
        : reject(new Error(`The load generator ended with ${code}, so nothing was measured.`)),
    );
  });
