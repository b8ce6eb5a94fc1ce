/**
 * Stands for 'react' in a production bundle: what our own source uses of it, at a third
 * of the size of preact/compat. A name that is missing here fails the build.
 */
export { createContext, createElement, Fragment } from 'preact';
export {
  useCallback,
  useContext,
  useDebugValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'preact/hooks';
