import { createActor } from 'xstate';
import { profileReadMoreMachine } from '../../machines/profile-read-more.machine.ts';

/** In a chunk of its own, fetched when somebody wants to read more. */
export const startReadMore = () => createActor(profileReadMoreMachine);
