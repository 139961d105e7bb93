import { sessions } from './setup.ts'

/** What other tabs announce to one in which the password is asked for again. */
export const otherTabs = sessions.createStateConfig({
  on: {
    'session.startedElsewhere': { target: 'rereadingSession', description: 'Another tab has signed in again' },
    'session.endedElsewhere': { target: 'signedOut', description: 'Another tab has signed out' },
  },
})
