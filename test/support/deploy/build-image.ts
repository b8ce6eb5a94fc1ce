import { execFileSync } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { stopAfter } from '../runner/suite/stop-after.mjs';
import { readStages, type Stage, type Step } from './read-dockerfile.ts';

/** An image that was built in folders, and the commands with which a container would start. */
export interface LocalImage {
  root: string;
  /** Working directory of the commands. */
  folder: string;
  environment: Record<string, string>;
  /** Arguments of the server's start and of its health check. */
  command: string[];
  healthCheck: string[];
  user: string;
  /** Folder of the stage with this name. */
  stage(name: string): string;
}

/** Ids of the user nobody, as whom root starts the container's commands. Other users cannot change the user. */
export const otherUser = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** Returns the production packages of the lock file that are installed here. */
const productionPackages = async (): Promise<string[]> => {
  const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8'));
  const isOfProduction = (path: string) => !packages[path].dev && !packages[path].devOptional;
  const topLevel = Object.keys(packages).filter((path) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path));
  const installed = new Set(await readdir('node_modules'));
  for (const scope of [...installed].filter((name) => name.startsWith('@')))
    for (const name of await readdir(join('node_modules', scope))) installed.add(`${scope}/${name}`);
  return topLevel
    .filter(isOfProduction)
    .map((path) => path.replace('node_modules/', ''))
    .filter((name) => installed.has(name));
};

/**
 * Returns commands that replace those which need the network, another user or half a minute. `npm ci` links the packages that
 * are installed here, and `npm run build` the build of the runner from the same sources.
 */
const standIns = async (): Promise<Record<string, string>> => {
  const here = resolve('.');
  const packages = (await productionPackages()).map((name) => `'${name}'`).join(' ');
  return {
    npm: `case "$*" in
ci) ln -s '${here}/node_modules' node_modules ;;
'ci --omit=dev') for name in ${packages}; do
  mkdir -p "$(dirname "node_modules/$name")"; ln -s "${here}/node_modules/$name" "node_modules/$name"
done ;;
'run build') cp -al '${here}/dist' dist ;;
*) echo "The stand-in of npm does not know: $*" >&2; exit 1 ;;
esac`,
    chown: otherUser.uid
      ? `shift; exec /bin/chown ${otherUser.uid}:${otherUser.gid} "$@"`
      : 'for path; do test "$path" = node:node || test -e "$path" || exit 1; done',
  };
};

/** Copies the files of Docker's build context: the repository without the files that `.dockerignore` names. */
const copyContext = async (target: string) => {
  const ignored = (await readFile('.dockerignore', 'utf8')).trim().split('\n');
  const names = (await readdir('.')).filter((name) => !ignored.includes(name));
  for (const name of names) await cp(name, join(target, name), { recursive: true });
};

/** Executes the steps of one stage in a separate folder. */
const runStage = async (
  stage: Stage,
  root: string,
  { folderOf, programs }: { folderOf: (name: string) => string; programs: string },
): Promise<LocalImage> => {
  const image = { root, folder: root, environment: {}, command: [], healthCheck: [], user: 'root' };
  const inside = (path: string) => (path.startsWith('/') ? join(root, path) : join(image.folder, path));
  const copy = async ({ flags, words }: Step) => {
    const [target = '', ...sources] = words.toReversed();
    for (const source of sources) {
      const from = flags.from ? join(folderOf(flags.from), source) : source;
      if (from === '.') await copyContext(inside(target));
      else
        await cp(from, inside(target.endsWith('/') ? join(target, basename(source)) : target), {
          recursive: true,
        });
    }
  };
  const run = ({ text }: Step) =>
    execFileSync('sh', ['-ec', text.replaceAll(/(?<=\s)\/(?=\w)/g, `${root}/`)], {
      cwd: image.folder,
      env: { ...process.env, PATH: `${programs}:${process.env.PATH}` },
    });
  const does: Record<string, (step: Step) => unknown> = {
    workdir: async ({ text }) => {
      image.folder = inside(text);
      await mkdir(image.folder, { recursive: true });
    },
    copy,
    run,
    env: ({ words }) =>
      Object.assign(image.environment, Object.fromEntries(words.map((word) => word.split('=')))),
    user: ({ text }) => Object.assign(image, { user: text }),
    cmd: ({ json }) => Object.assign(image, { command: json }),
    healthcheck: ({ json }) => Object.assign(image, { healthCheck: json }),
    // VOLUME, EXPOSE and STOPSIGNAL say how to run the image and do not change its files.
    volume: () => {},
    expose: () => {},
    stopsignal: () => {},
  };
  for (const step of stage.steps) {
    const act = does[step.keyword.toLowerCase()];
    if (!act) throw new Error(`This instruction is not known here: ${step.keyword}`);
    await act(step);
  }
  return { ...image, stage: folderOf };
};

/** Executes the steps of the Dockerfile in folders, as a Docker daemon does in layers. */
export const buildImage = async (): Promise<LocalImage> => {
  await mkdir('.build', { recursive: true });
  // The folder is on the disk of the packages, because hard links need the same disk.
  const work = await mkdtemp(join(resolve('.build'), 'image-'));
  const final = await mkdtemp(join(tmpdir(), 'octavo-image-'));
  stopAfter(async () => {
    await rm(work, { recursive: true, force: true });
    await rm(final, { recursive: true, force: true });
  });
  const programs = join(work, 'programs');
  await mkdir(programs);
  for (const [name, script] of Object.entries(await standIns()))
    await writeFile(join(programs, name), `#!/bin/sh\nset -e\n${script}\n`, { mode: 0o755 });
  await chmod(final, 0o755);
  const stages = readStages();
  const folderOf = (name: string) => (name ? join(work, name) : final);
  const images: LocalImage[] = [];
  for (const stage of stages) {
    await mkdir(folderOf(stage.name), { recursive: true });
    images.push(await runStage(stage, folderOf(stage.name), { folderOf, programs }));
  }
  const image = images.at(-1);
  if (!image) throw new Error('The Dockerfile has no stage.');
  return image;
};
