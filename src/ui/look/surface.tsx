import type { ReactNode } from 'react';

interface Props {
  theme: 'default' | 'minimal';
  className?: string;
  children: ReactNode;
}

/**
 * Renders the outermost element of a widget or page. It sets the theme's style tokens, which all controls use. Style:
 * tokens.css.
 */
export function Surface({ theme, className = '', children }: Props) {
  return (
    <div className={`octavo ${className}`} data-theme={theme} part="surface">
      {children}
    </div>
  );
}
