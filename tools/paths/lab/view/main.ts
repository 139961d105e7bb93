import * as v from 'valibot'
import { activateLocale } from '../../../../src/i18n/locale.ts'
import { namedPathsOf } from '../../smoke.ts'
import { problemOf } from '../../../../walks/model/problem.ts'
import { setPatience } from '../../../../walks/browser/patience.ts'
import { isWalk, type AnyWalk } from '../../../../walks/browser/walk.ts'
import { walkerOf } from '../../../../walks/browser/walkOne.tsx'
import { askedOfViewSchema, type ViewMessage } from '../messages.ts'
import { freeFocus } from './freeFocus.ts'

const walks = import.meta.glob('../../../../walks/views/*.tsx', { import: 'walk' })

const rest = freeFocus()

const send = (message: ViewMessage) => {
  rest(true)
  window.parent.postMessage(message, location.origin)
}

/** Resolves with the lab's next request. */
const nextAsked = () =>
  new Promise<void>((resolve) => {
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      if (source !== window.parent || !v.is(askedOfViewSchema, data)) return
      window.removeEventListener('message', hear)
      resolve()
    }
    window.addEventListener('message', hear)
  })

const walkOf = async (machine: string): Promise<AnyWalk> => {
  const walk = await walks[`../../../../walks/views/${machine}.tsx`]?.()
  if (!isWalk(walk)) throw new Error(`walks/views/${machine}.tsx exports no walk`)
  return walk
}

let rested: readonly string[] = []

const walkPath = async (id: string, reach: (place: number) => void) => {
  const walk = await walkOf(id.slice(0, id.lastIndexOf('-')))
  const path = namedPathsOf(walk.flow).find((one) => one.id === id)
  if (path === undefined) throw new Error(`there is no path ${id}`)
  await walkerOf(walk, { searches: false })(path, {
    inspect: () => {},
    seeks: async (place) => {
      if (place > 0) await nextAsked()
      rest(false)
      reach(place)
    },
    rests: (place, states) => {
      rested = states
      send({ kind: 'rested', place, states: [...states] })
      // The walk ends with its actor, whose view is to stay.
      return place === path.steps.length ? new Promise<void>(() => {}) : Promise.resolve()
    },
  })
}

/** Milliseconds for a step: Vite compiles what the view loads meanwhile, on a computer that may be busy. */
const patience = 20_000

let reached = 0
setPatience(patience)
await activateLocale('en')
try {
  await walkPath(new URLSearchParams(location.search).get('path') ?? '', (place) => {
    reached = place
  })
} catch (error) {
  // Whatever breaks is what the reader wants to see, at the step where it broke.
  send({ kind: 'failed', place: reached, problem: problemOf(error, rested) })
}
