import type { Equivalent } from './equivalent.ts'

/** Of keeping unfinished forms. */
export const keepingEquivalents: readonly Equivalent[] = [
  {
    machine: 'formKeeping',
    name: /^resting: always [23] after its neighbour$/,
    why: 'one thing is planned at a time: the two guards are never true together',
  },
  {
    machine: 'formKeeping',
    name: /^resting: always 7 after its neighbour$/,
    why: 'nothing is kept while something is offered, so that nothing can have failed to be, and nothing is offered later',
  },
  {
    machine: 'formKeeping',
    name: /^(?:reading: onDone\(readForm\) [13]|keeping: onDone\(keep\) 1) after its neighbour$/,
    why: 'a form says one thing, and an answer is a success or a refusal: the two guards are never true together',
  },
  {
    machine: 'formKeeping',
    name: /^(?:idle|offering): form\.changed goes to resting$/,
    why: 'nothing is planned there, so that resting leads to the state that the chart names',
  },
  {
    machine: 'formKeeping',
    name: /^discarding: ends of discard swapped$/,
    why: 'both ends lead to resting and do nothing on the way',
  },
]
