import { describe, expect, it } from 'vitest'
import { discarded, elsewhere, keepingOutcomes, keptSince } from '../../walks/flows/formKeeping.ts'
import { bug, serverFails } from '../../walks/flows/serverFailures.ts'
import { at, happenings, isHappening, type Form, type Happening, type State } from './support/keepingStates.ts'
import { startKeeping } from './support/startKeeping.ts'

const { readForm, keep, putIn, findOffer } = keepingOutcomes

type Settle = (form: Form) => Promise<void>
/** Where a call leads once it has ended, by what has happened while it ran; `''` where nothing has. */
type Follows = Readonly<Partial<Record<Happening | '', string>>>

const afterReading = { 'form.hidden': 'reading', 'form.left': 'left' }
const afterKeeping = { 'form.hidden': 'reading', 'form.left': 'reading', 'saving.started': 'saving' }
const kept = { ...afterKeeping, '': 'idle', 'form.changed': 'waiting', 'form.shown': 'idle' }
const notKept = { ...afterKeeping, '': 'waitingAgain', 'form.changed': 'waitingAgain', 'form.ended': 'ended' }
const decided = {
  '': 'idle',
  'form.changed': 'waiting',
  'form.hidden': 'idle',
  'form.shown': 'idle',
  'saving.started': 'saving',
}
const stillOffered = { '': 'offering', 'form.changed': 'offering' }

const afterCalls: readonly (readonly [State, string, Settle, Follows])[] = [
  [
    'reading',
    'nothing to keep',
    ({ held }) => held.readForm.settle(readForm['nothing to keep']),
    { ...afterReading, '': 'idle', 'form.changed': 'waiting', 'form.shown': 'idle' },
  ],
  [
    'reading',
    'nothing unsaved',
    ({ held }) => held.readForm.settle(readForm['nothing unsaved']),
    { ...afterReading, '': 'idle', 'form.changed': 'waiting', 'form.shown': 'idle' },
  ],
  [
    'reading',
    'too much',
    ({ held }) => held.readForm.settle(readForm['too much']),
    { ...afterReading, '': 'waitingAgain', 'form.changed': 'waitingAgain' },
  ],
  [
    'reading',
    'throws',
    ({ held }) => held.readForm.settle(readForm.throws),
    { ...afterReading, '': 'waitingAgain', 'form.changed': 'waitingAgain' },
  ],
  ['keeping', 'kept', ({ held }) => held.keep.settle(keep.kept), { ...kept, 'form.ended': 'discardingAtEnd' }],
  ['keeping', 'kept elsewhere', ({ held }) => held.keep.settle(elsewhere), notKept],
  ['keeping', 'connection lost', ({ held }) => held.keep.settle(serverFails['connection.lost']), notKept],
  ['keeping', 'throws', ({ held }) => held.keep.settle(bug), notKept],
  ['discarding', 'discarded', ({ held }) => held.discard.settle(discarded), { ...kept, 'form.ended': 'ended' }],
  ['discarding', 'throws', ({ held }) => held.discard.settle(bug), { ...kept, 'form.ended': 'ended' }],
  ['continuing', 'put in', ({ held }) => held.putIn.settle(putIn['put in']), decided],
  ['discardingOffer', 'discarded', ({ held }) => held.discard.settle(discarded), decided],
  [
    'discardingOffer',
    'server failed',
    ({ held }) => held.discard.settle(serverFails['server.failed']),
    { ...stillOffered, 'saving.started': 'saving' },
  ],
  [
    'discardingOffer',
    'throws',
    ({ held }) => held.discard.settle(bug),
    { ...stillOffered, 'saving.started': 'saving' },
  ],
  [
    'lookingAgain',
    'gone',
    ({ held }) => held.findOffer.settle(findOffer.gone),
    { '': 'idle', 'form.changed': 'waiting', 'form.hidden': 'idle', 'form.shown': 'idle' },
  ],
  ['lookingAgain', 'found', ({ held }) => held.findOffer.settle(findOffer.found), stillOffered],
  ['lookingAgain', 'throws', ({ held }) => held.findOffer.settle(findOffer.throws), stillOffered],
  [
    'discardingAtEnd',
    'discarded',
    ({ held }) => held.discard.settle(discarded),
    { '': 'ended', 'form.changed': 'ended', 'form.shown': 'ended', 'saving.started': 'ended' },
  ],
]

it.each(
  afterCalls.flatMap(([value, end, settle, follows]) =>
    Object.entries(follows).map(([name, next]) => ({ value, end, name, next, settle })),
  ),
)('$value that ends with "$end" is followed by $next after: $name', async ({ value, name, next, settle }) => {
  const form = await at(value)
  if (isHappening(name)) happenings[name](form)
  await settle(form)
  expect(form.state().value).toBe(next)
})

describe('a saving that waits while what is offered is put in or discarded', () => {
  const ends = {
    continuing: ({ held }) => held.putIn.settle(serverFails['server.failed']),
    discardingOffer: ({ held }) => held.discard.settle(keptSince),
  } as const satisfies Partial<Record<State, Settle>>

  it.each(
    (['continuing', 'discardingOffer'] as const).flatMap((value) =>
      (['found', 'gone', 'throws'] as const).map((end) => ({ value, end })),
    ),
  )('begins once what is offered was looked for again: $value, $end', async ({ value, end }) => {
    const form = await at(value)
    form.save()
    await ends[value](form)
    expect(form.state().value).toBe('lookingAgain')
    await form.held.findOffer.settle(findOffer[end])
    expect(form.state().value).toBe('saving')
  })

  it.each(['continuing', 'discardingOffer'] as const)(
    'is not waited for once it has ended while the form was left: %s',
    async (value) => {
      const form = await at(value)
      form.save()
      form.leave()
      form.endSaving(true)
      expect(form.state().value).toBe('left')
      form.show()
      expect(form.state().value).toBe('offering')
    },
  )

  it('is waited for where the form is left and shown meanwhile; left again, the form does not continue the offer', () => {
    const form = startKeeping('offer that is continued from the list')
    form.save()
    form.leave()
    form.show()
    expect(form.state().value).toBe('saving')
    form.leave()
    form.endSaving(true)
    expect(form.state().value).toBe('left')
  })
})
