import { type KeyboardEvent, type ReactNode, useRef } from 'react';

export interface Tab<K extends string> {
  id: K;
  label: string;
  isDisabled?: boolean | undefined;
}

interface Props<K extends string> {
  /** Prefix of the ids of the tabs and the panel. */
  idPrefix: string;
  label: string;
  tabs: readonly Tab<K>[];
  active: K;
  onChange: (id: K) => void;
  /** Content of the active tab's panel. */
  children: ReactNode;
}

/**
 * Renders tabs of which one is in the tab order. Arrow keys, Home and End move between the enabled tabs. Style:
 * tabs.css.
 */
export function Tabs<K extends string>({ idPrefix, label, tabs, active, onChange, children }: Props<K>) {
  const list = useRef<HTMLDivElement>(null);
  const handleKey = (event: KeyboardEvent) => {
    const enabled = tabs.filter((tab) => !tab.isDisabled);
    const direction = list.current?.matches(':dir(rtl)') ? -1 : 1;
    const at = enabled.findIndex((tab) => tab.id === active);
    const moves: Record<string, number> = {
      ArrowRight: at + direction,
      ArrowLeft: at - direction,
      Home: 0,
      End: enabled.length - 1,
    };
    const to = moves[event.key];
    const next = to === undefined ? undefined : enabled[(to + enabled.length) % enabled.length];
    if (!next) return;
    event.preventDefault();
    onChange(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  };
  return (
    <div part="tabs">
      <div ref={list} className="tabs" role="tablist" aria-label={label} onKeyDown={handleKey}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${idPrefix}-${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab.id === active}
            aria-controls={`${idPrefix}-panel`}
            tabIndex={tab.id === active ? 0 : -1}
            disabled={tab.isDisabled}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div id={`${idPrefix}-panel`} role="tabpanel" aria-labelledby={`${idPrefix}-${active}`}>
        {children}
      </div>
    </div>
  );
}
