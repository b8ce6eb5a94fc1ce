import { spawn } from 'node:child_process';
import { freePort } from '../services/free-port.ts';
import type { Tab } from './tab.ts';

/** Key of an element's id in WebDriver's JSON. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** Sends one command of the WebDriver protocol. */
const send = async (
  address: string,
  body?: unknown,
  method = 'POST',
): Promise<Record<string, unknown> | null> => {
  const text = body === undefined ? null : JSON.stringify(body);
  const answer = await fetch(address, { method, body: text });
  const { value } = (await answer.json()) as { value: Record<string, unknown> | null };
  if (!answer.ok) throw new Error(String(value?.message));
  return value;
};

/** Starts WebKitGTK's driver under a virtual display; resolves once the driver answers. */
const startDriver = async (command: string) => {
  const port = await freePort();
  const child = spawn('xvfb-run', ['-a', command, `--port=${port}`], { stdio: 'ignore', detached: true });
  const stop = () => {
    if (child.pid) process.kill(-child.pid);
  };
  process.once('exit', stop);
  const base = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + 60_000;
  while (!(await fetch(`${base}/status`).catch(() => null))?.ok) {
    if (Date.now() > deadline) throw new Error(`${command} does not answer.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    base,
    stop: () => {
      process.off('exit', stop);
      stop();
    },
  };
};

/** Opens WebKitGTK's MiniBrowser through its WebDriver. */
export const openWebKit = async (command: string): Promise<Tab> => {
  const driver = await startDriver(command);
  const capabilities = { alwaysMatch: { browserName: 'MiniBrowser' } };
  const created = await send(`${driver.base}/session`, { capabilities });
  const session = `${driver.base}/session/${created?.sessionId}`;
  const run = (expression: string): Promise<unknown> =>
    send(`${session}/execute/sync`, { script: `return ${expression}`, args: [] });
  const element = async (expression: string) => {
    const value = (await run(expression)) as Record<string, string> | null;
    if (!value) throw new Error('The element is not there.');
    return `${session}/element/${value[elementKey]}`;
  };
  const type = async (expression: string, text: string) =>
    void (await send(`${await element(expression)}/value`, { text }));
  return {
    open: async (url) => void (await send(`${session}/url`, { url })),
    run,
    click: async (expression) => void (await send(`${await element(expression)}/click`, {})),
    type,
    attach: type,
    close: async () => {
      await send(session, undefined, 'DELETE').catch(() => null);
      driver.stop();
    },
  };
};
