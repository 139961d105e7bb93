import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chartOf, type Chart, type ChartTransition, type ChartState } from '../../../tools/charts/chart.ts'
import { readFlows } from '../../../tools/charts/flows.ts'
import { readCatalogue } from '../../../tools/charts/translation/catalogue.ts'
import { readPerLocale } from '../../../tools/messages/perLocale.ts'
import { factsOf } from '../../../tools/statecharts/lock/facts.ts'
import { acceptFacts, factsFrom, lockPath, lockText, unacceptedFacts } from '../../../tools/statecharts/lock/lock.ts'
import { problemsOf } from '../../../tools/statecharts/problems.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const flows = await readFlows(root)
const session = flows.find(({ id }) => id === 'session')
if (session === undefined) throw new Error('no flow')
const { chart, descriptions } = session

const folder = mkdtempSync(join(tmpdir(), 'facts-'))
beforeAll(() => {
  mkdirSync(join(folder, 'session'))
  acceptFacts(folder, [session])
})
afterAll(() => rmSync(folder, { recursive: true }))

const withTransition = (id: string, change: (transition: ChartTransition) => ChartTransition): Chart => ({
  ...chart,
  transitions: chart.transitions.map((transition) => (transition.id === id ? change(transition) : transition)),
})
const withState = (id: string, change: (state: ChartState) => ChartState): Chart => ({
  ...chart,
  states: chart.states.map((state) => (state.id === id ? change(state) : state)),
})
const edited = 'session.signedOut.awaitingCredentials: credentials.edited -> stays'
const refused = 'session.renewing.awaitingCredentials: session.refused -> expired'
const regions = chart.states.filter(({ id }) => id.startsWith('signedIn.leaving'))

const unaccepted = (now: Chart, said = descriptions) =>
  unacceptedFacts(folder, [{ id: 'session', chart: now, descriptions: said }])

describe('facts of a chart that nobody has accepted', () => {
  it('are none where nothing has changed', () => {
    expect(unaccepted(chart)).toEqual([])
    expect(factsFrom(readFileSync(join(folder, lockPath('session')), 'utf8'))).toEqual(factsOf(session))
    expect(factsFrom(lockText(factsOf(session)))).toEqual(factsOf(session))
  })

  it.each<readonly [what: string, changed: Chart, line: string]>([
    [
      'a rule that is dropped from a transition',
      withTransition(edited, (transition) => ({ ...transition, rules: [] })),
      `session: transition ${edited}: rules was 002-4.2-04 and is none`,
    ],
    [
      'rules that are swapped',
      withTransition(refused, (transition) => ({ ...transition, rules: ['002-4.5-01'] })),
      `session: transition ${refused}: rules was 002-4.5-02 and is 002-4.5-01`,
    ],
    [
      'a state of other rules',
      withState('signOutFailed', (state) => ({ ...state, rules: [] })),
      'session: state signOutFailed: rules was 002-2.5-02 and is none',
    ],
    [
      'a state without one of its tags',
      withState('renewing.signingIn', (state) => ({ ...state, tags: state.tags.filter((tag) => tag !== 'busy') })),
      'session: state renewing.signingIn: tags was ',
    ],
    [
      'a transition that enters its state anew',
      withTransition(edited, (transition) => ({ ...transition, reenters: true })),
      `session: transition ${edited}: enters was none and is anew`,
    ],
    [
      'another guard',
      withTransition('session.readingSession: xstate.done.actor.readSession 2 -> signedIn', (transition) => ({
        ...transition,
        guard: { name: 'isSignedIn', params: { soon: true } },
      })),
      'is isSignedIn {"soon":true}',
    ],
    [
      'other parameters of an action',
      withTransition('session.readingSession: xstate.done.actor.readSession 2 -> signedIn', (transition) => ({
        ...transition,
        actions: [{ name: 'keepUser', params: null, computed: '() => 1' }],
      })),
      'is keepUser () => 1',
    ],
    [
      'another input',
      withState('signingOut', (state) => ({ ...state, invokes: [{ id: 'signOut', actor: 'signOut', input: '7' }] })),
      'session: state signingOut: invoke signOut was signOut {} and is signOut 7',
    ],
    ['another output', withState('', (state) => ({ ...state, output: '7' })), 'flow session: output was none and is 7'],
    ['another context', withState('', (state) => ({ ...state, context: '{}' })), 'and is {}'],
    [
      'another order of regions',
      {
        ...chart,
        states: [
          ...chart.states.filter((state) => state.id === '' || state.id === 'signedIn'),
          ...regions,
          ...chart.states.filter((state) => state.id !== '' && state.id !== 'signedIn' && !regions.includes(state)),
        ],
      },
      'session: state signedIn: regions was lifetime leaving and is leaving lifetime',
    ],
  ])('name %s', (_, changed, line) => {
    const [first, ...rest] = unaccepted(changed)
    expect(first).toContain(line)
    expect(rest).toEqual(['facts of charts have changed: read them, then run npm run statecharts -- --accept'])
  })

  it('name an event that says what another one says', () => {
    const said = {
      ...descriptions,
      events: { ...descriptions.events, 'session.refused': descriptions.events['page.shown'] ?? '' },
    }
    expect(unaccepted(chart, said)).toContain(
      'session: event session.refused: description was The server no longer knows the session and is The page is shown again after it was hidden',
    )
  })
})

describe('a flow', () => {
  it('may not say of two events the same', async () => {
    const catalogues = await readPerLocale((locale) => readCatalogue(root, 'charts', locale))
    const said = {
      ...descriptions,
      events: { ...descriptions.events, 'session.refused': descriptions.events['page.shown'] ?? '' },
    }
    const [problem = ''] = problemsOf({ ...session, descriptions: said }, catalogues)
    expect(problem).toContain('session: the events session.refused and page.shown share a description in en')
    for (const known of flows) expect(problemsOf(known, catalogues)).toEqual([])
  })
})

it('regions, inputs, outputs and contexts are read from a machine', () => {
  expect(factsOf({ chart: chartOf(session.flow.machine), descriptions }).map(({ fact }) => fact)).toEqual(
    expect.arrayContaining([
      'rules',
      'context',
      'regions',
      'entry',
      'invoke readSession',
      'description',
      'guard',
      'actions',
    ]),
  )
})
