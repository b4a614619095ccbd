import { createActor } from 'xstate';
import { teamDetailMachine } from '../../machines/team-detail.machine.ts';

/** In a chunk of its own, fetched when somebody wants to see a person. */
export const startTeamDetail = () => createActor(teamDetailMachine);
