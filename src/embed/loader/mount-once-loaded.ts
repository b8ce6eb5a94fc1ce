import { nextTask } from '../first-view/moments.ts';
import type { MountElsewhere, MountedWidget } from '../mount/widget-module.ts';

/** Creates what mounts a widget by code that is still loading. Without that code, the widget is mounted into its shadow root. */
export const mountOnceLoaded =
  (loading: Promise<MountElsewhere | undefined>): MountElsewhere =>
  (host, root, data, mount) => {
    let widget: MountedWidget | undefined;
    let isDestroyed = false;
    const show = async () => {
      const mountElsewhere = await loading;
      if (isDestroyed) return;
      widget ??= (mountElsewhere ?? mount)(host, root, data, mount);
      // Each step has a task of its own, so that a slow phone is not blocked.
      do await nextTask();
      while (widget.prepare());
      await widget.show();
    };
    const destroy = () => {
      isDestroyed = true;
      return widget?.destroy();
    };
    return { prepare: () => false, show, destroy };
  };
