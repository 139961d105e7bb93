import { expect } from 'vitest'
import type * as v from 'valibot'
import type { SigningKey } from '../../../signing/keystores/keystore.ts'
import { signDocument } from '../../../signing/xmldsig/sign.ts'
import type { AnyCall } from '../../../src/api/contract/call.ts'
import type { SignedLayout } from '../../../src/domain/documents/signedLayout.ts'
import type { Visitor } from '../../../tools/product/server/visitor.ts'

type Answering<Answer> = AnyCall & { readonly answer: v.GenericSchema<unknown, Answer> }

/** What `generate-xml` answers: the XML that waits for its signature, and what it is named by. */
interface ToSign {
  readonly sid: string
  readonly xml_data: string
  readonly sign_id: string
  readonly req_key: string
}

/** Calls of a kind whose documents are numbered and named by `sid`. */
interface StepCalls<Saved, Detail, Made> {
  readonly saveDraft: Answering<Saved>
  readonly detail: Answering<Detail>
  readonly generateXml: Answering<Made>
  readonly send: AnyCall
}

/** Who takes the steps, and the key that signs. */
type Person = () => { readonly visitor: Visitor; readonly key: SigningKey }

/** What somebody does with documents of a kind, as calls of the server. @param said what its form sends, with some of it changed */
export const documentSteps =
  <Content, Saved, Detail extends { readonly etax_status: string }, Made extends ToSign>(
    { saveDraft, detail: detailCall, generateXml, send }: StepCalls<Saved, Detail, Made>,
    layout: SignedLayout,
    said: (changes: Partial<Content>) => Content,
  ) =>
  (person: Person, clock: () => Date = () => new Date()) => {
    type Changes = Partial<Content> & { readonly version?: string }
    const body = (changes: Changes) => ({ ...said(changes), version: changes.version ?? '' })
    const saved = (changes: Changes = {}) => person().visitor.get(saveDraft, { body: body(changes) })
    const detail = (id: string) => person().visitor.get(detailCall, { params: { id } })
    const ask = (changes: Changes = {}) => person().visitor.ask(generateXml, { body: body(changes) })
    const generated = (changes: Changes = {}) => person().visitor.get(generateXml, { body: body(changes) })
    const signed = async ({ xml_data: xml, sign_id: signId, req_key }: ToSign) => {
      const { key } = person()
      const made = await signDocument({ xml, signId, layout, key, signingTime: clock() })
      if (!made.ok) throw new Error(made.failure.code)
      return { xml_signed: made.value.xml, req_key, sign_by: '', tax_code: '', sllr_comp_name: '' }
    }
    const sent = (signedBody: Awaited<ReturnType<typeof signed>>) => person().visitor.ask(send, { body: signedBody })
    const issue = async (made: ToSign) => {
      const signedBody = await signed(made)
      return { body: signedBody, outcome: await sent(signedBody) }
    }
    const reaches = (id: string, status: string) =>
      expect.poll(async () => (await detail(id)).etax_status, { timeout: 20_000, interval: 50 }).toBe(status)
    /** One that the authority has accepted. */
    const accepted = async (changes: Changes = {}) => {
      const made = await generated(changes)
      await issue(made)
      await reaches(made.sid, 'accepted')
      return made
    }
    return { body, saved, detail, ask, generated, signed, sent, issue, reaches, accepted }
  }
