import type { ReactNode } from 'react';

interface Props {
  theme: 'default' | 'minimal';
  className?: string;
  children: ReactNode;
}

/** The outermost element of a widget or page: every control's styles and tokens hang on it. Style: tokens.css. */
export function Surface({ theme, className = '', children }: Props) {
  return (
    <div className={`octavo ${className}`} data-theme={theme} part="surface">
      {children}
    </div>
  );
}
