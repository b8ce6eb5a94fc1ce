import type { FastifyRequest } from 'fastify';
import { maximumFileBytes } from '../../order/file-limits.ts';
import { Refusal } from '../errors.ts';
import { partsOf } from '../http/body.ts';
import type { Arrived, Files } from '../ports/files.ts';

/** Letters of a name that are kept, from its end, where its kind stands. */
const longestName = 200;

/** The name alone, of whatever path a browser sent, without what a file system or header could stumble over. */
const plainName = (name: string) => {
  const plain = (name.split(/[/\\]/).at(-1) ?? '')
    // Browsers write a quotation mark so.
    .replaceAll('%22', '"')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .trim();
  // By letters: half of one is none.
  return [...plain].slice(-longestName).join('');
};

/** A form's file, arrived and not yet judged. */
export interface Upload {
  name: string;
  /** Bytes; of what is too large nobody knows how many. */
  size: number;
  arrived: Arrived;
}

/** Beside its file a form has little to say. */
const formLimits = { fields: 20, fieldSize: 1_000, parts: 30 };
/** Bytes of a request that is not worth reading to its end for a clear answer. */
const hopeless = 4 * maximumFileBytes;

/** The one file of a form, if it has one. What is too large is read to its end, so that the answer arrives. */
export const receiveUpload = async (files: Files, request: FastifyRequest): Promise<Upload | undefined> => {
  if (Number(request.headers['content-length']) > hopeless)
    throw new Refusal('tooLarge', { materials: 'file-size-invalid' });
  let upload: Upload | undefined;
  let failure: unknown;
  try {
    for await (const part of request.isMultipart() ? partsOf(request, formLimits) : []) {
      if (part.type !== 'file') continue;
      const { file, filename = '' } = part;
      const arrived = await files.receive(file).catch((error) => {
        failure = error;
        file.resume();
      });
      if (arrived && filename)
        upload = {
          name: plainName(filename),
          size: file.truncated ? Number.POSITIVE_INFINITY : file.bytesRead,
          arrived,
        };
      else await arrived?.discard();
    }
  } catch (error) {
    await upload?.arrived.discard();
    throw error;
  }
  // Where the form itself was broken, asking for its next part has said so.
  if (failure) throw failure;
  return upload;
};
