import { createActor } from 'xstate'
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FiledDeclarations } from '../../src/features/declarations/kind/FiledDeclarations.tsx'
import { BulkDialog } from '../../src/documents/bulk/BulkDialog.tsx'
import { LastOutcome } from '../../src/documents/bulk/LastOutcome.tsx'
import { activateLocale } from '../../src/i18n/locale.ts'
import { kinds } from '../../src/machines/kinds.ts'
import { itemOf, type BulkItem, type CheckedDraft, type ItemReason } from '../../src/machines/documentsSubmit/items.ts'
import type { BulkEvent } from '../../src/machines/documentsSubmit/setup.ts'
import type { SigningWay } from '../../src/machines/signingWays.ts'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { Frame } from '../../walks/browser/Frame.tsx'
import {
  documentsSubmitOutcomes,
  offeringRun,
  runCancels,
  checked,
  draft,
  firstIsGenerated,
  foundRun,
  holdDocumentsSubmit,
  runRead,
  secondIsGenerated,
  signingEnds,
} from '../../walks/flows/documentsSubmit.ts'
import { done } from '../../walks/flows/documentSubmit.ts'
import { serverFails } from '../../walks/flows/serverFailures.ts'
import { endChild } from '../../walks/model/actorEnd.ts'
import { createFakeServer } from './support/fakeServer.ts'
import { renderScreen } from './support/renderScreen.tsx'

beforeAll(() => activateLocale('en'))

const names = new Map(['7', '8', '9'].map((digit) => [`d-${digit}`, `TKHAI-${digit}`]))
const left = (documentId: string, reason: ItemReason) => draft(documentId, { reason, draft: null })

type Types = Parameters<typeof checked>[0]
interface Left {
  readonly types: Types
  readonly way: SigningWay
}

/** The dialog with these declarations read, which a page was left at where their way is known. */
const open = async (given: Types | Left, ...drafts: readonly CheckedDraft[]) => {
  const { types, way } = 'types' in given ? given : { types: given, way: null }
  const { machine, held, holds } = holdDocumentsSubmit()
  const ids = drafts.map(({ documentId }) => documentId)
  const actor = createActor(machine, { input: { kind: kinds.declaration, documentIds: ids } })
  actor.start()
  onTestFinished(() => {
    actor.stop()
  })
  await render(
    <FiledDeclarations>
      <BulkDialog actor={actor} names={names} way={way} />
    </FiledDeclarations>,
    { wrapper: Frame },
  )
  await held.checkDrafts.settle(checked(types, ...drafts))
  return { actor, held, claim: () => holds.at(-1)?.say({ type: 'works.claimed', signed: [], elsewhere: [] }) }
}

const two = () => open(['1', '2', '4'], draft('d-7'), draft('d-8'))
const heading = (name: string) => page.getByRole('heading', { name, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const rowOf = (list: string, name: string) =>
  page.getByRole('list', { name: list }).getByRole('listitem').filter({ hasText: name })

describe('before anything is sent', () => {
  const otherSeller = { code: 'bulk.leftOut', because: 'otherSeller' } as const
  const goesAlone = { code: 'bulk.leftOut', because: 'goesAlone' } as const
  const notSendable = { code: 'bulk.leftOut', because: 'notSendable' } as const
  const invalid = {
    code: 'draft.invalid',
    fields: [{ field: 'contact_per', message: 'contact_person_is_required' }],
  } as const

  it.each([
    ['not a draft any more', notSendable, 'neither a draft nor corrected'],
    ['of another tax code', otherSeller, 'no certificate of your company can sign it'],
    ['against a rule of its form', invalid, 'Contact person'],
    ['not to be read', serverFails['server.refused'].answers.failure, 'The server refused this'],
    ['sent with a second document', goesAlone, 'is not sent with others'],
  ] as const)('one that is %s is left out with its reason', async (_, reason, text) => {
    await open(['1'], draft('d-7'), left('d-8', reason))
    await expect.element(heading('To be sent: 1 of 2')).toBeVisible()
    await expect.element(rowOf('Declarations that are sent', 'TKHAI-7')).toBeVisible()
    const row = rowOf('Declarations that are left out', 'TKHAI-8')
    await expect.element(row).toMatchTextContent(/Left out/)
    await expect.element(row).toMatchTextContent(text)
    await expectNoViolations()
  })

  it('where none can be sent, all reasons are shown and nothing else is offered', async () => {
    await open(['1'], left('d-7', otherSeller), left('d-8', notSendable))
    await expect.element(heading('None of them can be sent')).toBeVisible()
    await expect.element(rowOf('Declarations that are left out', 'TKHAI-7')).toBeVisible()
    await expect.element(button('Sign and send')).not.toBeInTheDocument()
    await expectNoViolations()
  })

  it('a warning names the declarations, and they go only where the user says so', async () => {
    await open(
      ['1'],
      draft('d-7', { warnings: ['representative'] }),
      draft('d-8', { warnings: ['corrected'] }),
      draft('d-9'),
    )
    await expect.element(heading('To be sent: 1 of 3')).toBeVisible()
    await expect.element(page.getByText(/may turn the declaration down: TKHAI-7/)).toBeVisible()
    await expect.element(page.getByText(/open one to see what has changed: TKHAI-8/)).toBeVisible()
    await userEvent.click(page.getByText('Send these too'))
    await expect.element(heading('To be sent: 3 of 3')).toBeVisible()
    await expectNoViolations()
  })

  it('says how often the device asks, by what is chosen [000-4-11]', async () => {
    await two()
    await expect.element(page.getByText(/asks for consent and PIN once/)).toBeVisible()
    await userEvent.click(page.getByText('HSM', { exact: true }))
    await expect.element(page.getByText(/enter the PIN once/)).toBeVisible()
    await userEvent.click(page.getByText('eSign', { exact: true }))
    await expect.element(page.getByText(/once for all of one taxpayer where your provider allows it/)).toBeVisible()
    await expect.element(page.getByText(/at most 2 confirmations/)).toBeVisible()
  })

  it.each([
    ['keeps eSign where they were being signed by it', ['1', '4'], /eSign/],
    ['takes another type where eSign has left the company', ['1', '2'], /USB token/i],
  ] as const)('%s', async (_, types, label) => {
    await open({ types, way: 'remote' }, draft('d-7'), draft('d-8'))
    await expect.element(page.getByRole('radio', { name: label })).toBeChecked()
  })

  it('asks for the type where none is chosen [000-5-11]', async () => {
    await open(['2', '4'], draft('d-7'))
    await userEvent.click(button('Sign and send'))
    await expect.element(page.getByText('Please select digital signature type.')).toBeVisible()
    await expectNoViolations()
  })

  it('is answered by the keyboard alone', async () => {
    const { actor } = await two()
    await expect.element(heading('To be sent: 2 of 2')).toBeVisible()
    const token = page.getByRole('radio', { name: /USB token/i })
    for (let pressed = 0; pressed < 12 && document.activeElement !== token.element(); pressed += 1)
      await userEvent.tab()
    await expect.element(token).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.keyboard('{Enter}')
    await expect.element(heading('Generating the XML: 1 of 2')).toBeVisible()
    expect(actor.getSnapshot().context.way).not.toBe('token')
  })

  it('is left by Escape', async () => {
    const { actor } = await two()
    await userEvent.keyboard('{Escape}')
    expect(actor.getSnapshot().status).toBe('done')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })
})

describe('while it goes on', () => {
  it('says which declaration the server is at and how many are sent, and keeps its place at Escape', async () => {
    const { actor, held, claim } = await two()
    await userEvent.click(button('Sign and send'))
    const list = 'Declarations of this sending'
    await expect.element(rowOf(list, 'TKHAI-7')).toMatchTextContent(/Being worked on/)
    await expect.element(rowOf(list, 'TKHAI-8')).toMatchTextContent(/Waiting/)
    await held.generateXml.settle(firstIsGenerated)
    await expect.element(heading('Generating the XML: 2 of 2')).toBeVisible()
    await expect.element(rowOf(list, 'TKHAI-7')).toMatchTextContent(/Ready to sign/)
    await held.generateXml.settle(secondIsGenerated)
    claim()
    await expect.element(page.getByText('To be signed in one go: 2')).toBeVisible()
    endChild(actor, 'tokenSigning', signingEnds.signed)
    await expect.element(heading('Sending: 1 of 2')).toBeVisible()
    await expect.element(rowOf(list, 'TKHAI-8')).toMatchTextContent(/Signed/)
    await userEvent.keyboard('{Escape}')
    expect(actor.getSnapshot().value).toBe('registering')
    await held.sendSigned.settle(done)
    await expect.element(page.getByRole('progressbar', { name: 'Sent: 1 of 2' })).toHaveAttribute('aria-valuenow', '50')
    await expectNoViolations()
  })

  it('is stopped after the declaration that the server is at, and goes on', async () => {
    const { held } = await two()
    await userEvent.click(button('Sign and send'))
    await userEvent.click(button('Stop sending'))
    await expect.element(page.getByText('It stops after this declaration.')).toBeVisible()
    await expect.element(button('Stop sending')).not.toBeInTheDocument()
    await held.generateXml.settle(firstIsGenerated)
    await expect.element(heading('The sending is stopped')).toBeVisible()
    await expectNoViolations()
    await userEvent.click(button('Go on'))
    await expect.element(heading('Generating the XML: 2 of 2')).toBeVisible()
  })

  it.each([
    ['connection.lost', 'The server cannot be reached'],
    ['session.ended', 'Your session has ended'],
  ] as const)('halts after %s with its cause, and each declaration with how it stands', async (code, title) => {
    const { held } = await two()
    await userEvent.click(button('Sign and send'))
    await held.generateXml.settle(serverFails[code])
    if (code === 'connection.lost') await held.generateXml.settle(serverFails[code])
    await expect.element(heading(title)).toBeVisible()
    await expect.element(rowOf('Declarations of this sending', 'TKHAI-7')).toMatchTextContent(/Failed/)
    await expectNoViolations()
    await userEvent.click(button('End here'))
    await expect.element(heading('Sent: 0 of 2')).toBeVisible()
  })
})

describe('by a run on the server', () => {
  const openChecked = async (found: typeof foundRun | typeof offeringRun) => {
    const { machine, held, follows } = holdDocumentsSubmit()
    const actor = createActor(machine, { input: { kind: kinds.declaration, documentIds: ['d-run'] } })
    actor.start()
    onTestFinished(() => {
      actor.stop()
    })
    await render(
      <FiledDeclarations>
        <BulkDialog actor={actor} names={names} />
      </FiledDeclarations>,
      { wrapper: Frame },
    )
    await held.checkDrafts.settle(found)
    return { actor, held, tell: (event: BulkEvent) => follows.at(-1)?.say(event) }
  }
  const follow = async () => {
    const flow = await openChecked(foundRun)
    await expect.element(heading('The server is signing and sending')).toBeVisible()
    return flow
  }

  it('says that it could not be stopped, and stops when asked again', async () => {
    const { held, tell } = await follow()
    const ending = page.getByText('It begins no more declarations; those that it is at end by themselves.')
    await userEvent.click(button('Stop sending'))
    await expect.element(ending).toBeVisible()
    await held.cancelRun.settle(serverFails['connection.lost'])
    await expect.element(page.getByText('The sending could not be stopped')).toBeVisible()
    await expect.element(ending).not.toBeInTheDocument()
    await expectNoViolations()
    tell(runRead('running', 'working'))
    await userEvent.click(button('Stop sending'))
    await held.cancelRun.settle(runCancels.cancelled)
    await expect.element(ending).toBeVisible()
    await expect.element(page.getByText('The sending could not be stopped')).not.toBeInTheDocument()
    tell(runRead('cancelled', 'stopped'))
    await expect.element(heading('Sent: 0 of 1')).toBeVisible()
  })

  it('that waits for its PIN says what the ways on do', async () => {
    const { tell } = await follow()
    tell(runRead('waiting', 'waiting'))
    await expect.element(page.getByText(/What is not sent yet waits for your PIN/)).toBeVisible()
    await expect.element(page.getByText(/Nothing that is signed is lost/)).not.toBeInTheDocument()
    await expectNoViolations()
  })

  it('that was paused says so, and not that it was stopped', async () => {
    const { tell } = await follow()
    tell({ ...runRead('waiting', 'waiting'), reason: 'paused' })
    await expect.element(heading('The sending is paused')).toBeVisible()
    await expect.element(page.getByText('The sending was paused. Go on and enter the PIN again.')).toBeVisible()
  })

  it('whose beginning was given up says that it may have begun, and is ended where the server has none', async () => {
    const { actor, held } = await openChecked(offeringRun)
    await userEvent.click(button('Sign and send'))
    endChild(actor, 'hsmRun', signingEnds['given up'])
    await expect.element(page.getByText(/the server may already be signing and sending/)).toBeVisible()
    await expect.element(page.getByText(/waits for your PIN/)).not.toBeInTheDocument()
    await expectNoViolations()
    await userEvent.click(button('End here'))
    await held.cancelRun.settle(runCancels.absent)
    await expect.element(heading('Sent: 0 of 1')).toBeVisible()
  })

  it('that cannot be read says that the server goes on, and ends only where the server has heard it', async () => {
    const { held, tell } = await follow()
    tell({ type: 'run.lost', failure: { code: 'session.ended' } })
    await expect.element(page.getByText(/What the server has begun goes on meanwhile/)).toBeVisible()
    await userEvent.click(button('End here'))
    await expect.element(page.getByText(/It begins no more declarations/)).toBeVisible()
    await held.cancelRun.settle(serverFails['connection.lost'])
    await expect.element(heading('The sending could not be stopped')).toBeVisible()
    await expectNoViolations()
    await userEvent.click(button('Try again'))
    await held.cancelRun.settle(runCancels.cancelled)
    tell(runRead('cancelled', 'sent'))
    await expect.element(heading('Sent: 1 of 1')).toBeVisible()
  })
})

describe('afterwards', () => {
  it('each one that is not sent stands first, with its reason and the fields that it is about [000-8-02 000-8-07]', async () => {
    const { actor, held, claim } = await open(['2'], draft('d-7'), draft('d-8'), draft('d-9'))
    await userEvent.click(button('Sign and send'))
    await held.generateXml.settle(firstIsGenerated)
    await held.generateXml.settle(secondIsGenerated)
    await held.generateXml.settle(documentsSubmitOutcomes.generateXml['fields refused'])
    claim()
    endChild(actor, 'hsmSigning', signingEnds['signed but one'])
    await held.sendSigned.settle(done)
    await expect.element(heading('Sent: 1 of 3')).toBeVisible()
    const unsent = 'Declarations that are not sent'
    await expect.element(rowOf(unsent, 'TKHAI-7')).toMatchTextContent(/Sign xml failed/)
    const { failure } = documentsSubmitOutcomes.generateXml['fields refused'].answers
    await expect.element(rowOf(unsent, 'TKHAI-9').getByRole('listitem')).toHaveLength(failure.fields.length)
    await expect.element(rowOf('Declarations that are sent', 'TKHAI-8')).toMatchTextContent(/Sent/)
    await expect.element(page.getByText(/stay selected in the list/)).toBeVisible()
    await expectNoViolations()
  })

  it('what is signed and not sent is said to be kept [000-8-05]', async () => {
    const { actor, held, claim } = await two()
    await userEvent.click(button('Sign and send'))
    await held.generateXml.settle(firstIsGenerated)
    await held.generateXml.settle(secondIsGenerated)
    claim()
    endChild(actor, 'tokenSigning', signingEnds.signed)
    await held.sendSigned.settle(serverFails['connection.lost'])
    await held.findSent.settle(documentsSubmitOutcomes.findSent.absent)
    await held.sendSigned.settle(done)
    await expect.element(rowOf('Declarations that are not sent', 'TKHAI-7')).toMatchTextContent(/Signed, not sent/)
    await expect.element(page.getByText(/kept in this browser/)).toBeVisible()
  })

  describe('of the list', () => {
    beforeEach(() => vi.restoreAllMocks())
    const failed = (id: string, reason: ItemReason): BulkItem => ({ ...itemOf(draft(id)), stage: 'failed', reason })

    it.each([
      ['the signing server', { code: 'hsm.notSigned', reason: 'document.unknown', message: '' }, 'Sign xml failed'],
      ['the provider', { code: 'remoteSigning.signatureUnusable' }, "The provider's signature cannot be used"],
      [
        'the server, which does not know it any more',
        { code: 'server.refused', status: 422, reason: 'document.unknown', message: '', fields: [] },
        'The server does not know this document any more',
      ],
    ] as const)('shows again why %s has not signed one', async (_, reason, text) => {
      const onClose = vi.fn<() => void>()
      const named = new Map([['d-7', 'TKHAI-d-7']])
      const onOpen = vi.fn<(documentId: string) => void>()
      const screen = (
        <FiledDeclarations>
          <LastOutcome items={[failed('d-7', reason)]} names={named} onClose={onClose} onOpen={onOpen} />
        </FiledDeclarations>
      )
      await renderScreen(screen, { server: createFakeServer() })
      await expect.element(rowOf('Declarations that are not sent', 'd-7')).toMatchTextContent(text)
      await expectNoViolations()
      await userEvent.click(button('Done'))
      expect(onClose).toHaveBeenCalledTimes(1)
      await userEvent.click(rowOf('Declarations that are not sent', 'd-7').getByRole('button'))
      expect(onOpen.mock.calls).toEqual([['d-7']])
      expect(onClose).toHaveBeenCalledTimes(2)
    })
  })
})
