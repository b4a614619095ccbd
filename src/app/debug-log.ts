import { Actor, type InspectionEvent, StateMachine } from 'xstate';
import type { AppRouter } from './router.ts';

const systems = new WeakSet<object>();

/** The kind of an event and the states that it led to; what a visitor has typed stays out of the log. */
function logTransition(event: InspectionEvent): void {
  if (event.type !== '@xstate.snapshot') return;
  const { snapshot } = event;
  if (!('machine' in snapshot && snapshot.machine instanceof StateMachine && 'value' in snapshot)) return;
  console.debug('machine', snapshot.machine.id, event.event.type, snapshot.value);
}

/**
 * Logs what the app does: every navigation, and every transition of its machines from now on. Who starts a machine
 * knows nothing of it, so that production has no part of it.
 */
export function startDebugLog(router: AppRouter): void {
  const { start } = Actor.prototype;
  Actor.prototype.start = function startLogged() {
    // One system holds a machine and all that it starts.
    if (!systems.has(this.system)) this.system.inspect(logTransition);
    systems.add(this.system);
    return start.call(this);
  };
  for (const type of ['onBeforeNavigate', 'onResolved'] as const)
    router.subscribe(type, ({ fromLocation, toLocation }) =>
      console.debug('navigation', type, fromLocation?.pathname ?? null, toLocation.pathname),
    );
}
