import { useEffect, useRef, useState } from 'react';
import * as calls from '../../api/calls.ts';
import type { Attachment } from '../../api/resources/client.ts';
import { useCabinet } from '../context/cabinet-context.ts';
import { useRequest } from './use-request.tsx';

export const saveFile = (bytes: Blob, name: string) => {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Revokes the address after the click, because the download then has its own reference to the bytes.
  setTimeout(() => URL.revokeObjectURL(address));
};

/**
 * Returns the function that downloads a file and saves it. A link would not do, because the request needs the session
 * header. `onDownloaded` is called after a file has been saved.
 */
export const useDownload = (onDownloaded: () => void) => {
  const { client } = useCabinet();
  const [progress, setProgress] = useState(0);
  const controllerRef = useRef<AbortController | null>(null);
  const { isBusy, problem, send } = useRequest();
  useEffect(() => () => controllerRef.current?.abort(), []);
  const download = async ({ id, name }: Attachment) => {
    const controller = new AbortController();
    controllerRef.current = controller;
    setProgress(0);
    const result = await send(() =>
      client.send(calls.downloadFile, { params: { id }, signal: controller.signal, onProgress: setProgress }),
    );
    if (result.failed) return;
    saveFile(result.payload, name);
    onDownloaded();
  };
  return { isBusy, problem, progress, download, cancel: () => controllerRef.current?.abort() };
};
