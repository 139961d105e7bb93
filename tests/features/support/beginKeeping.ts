import * as v from 'valibot'
import { vi } from 'vitest'
import type { UnfinishedForm } from '../../../src/api/contract/documents/unfinished.ts'
import { declarationContentSchema, toContent } from '../../../src/domain/declaration/content.ts'
import { newDeclaration } from '../../../src/domain/declaration/defaults.ts'
import { eDocument } from '../../../src/domain/declaration/forms/eDocument.ts'
import type { ServerFailure } from '../../../src/domain/failure.ts'
import type { Result } from '../../../src/domain/result.ts'
import { createKeeper } from '../../../src/documents/unfinished/keeper.ts'
import { unfinishedDeclarations } from '../../../src/features/declarations/kind/unfinishedForms.ts'
import { declarationContents } from '../../../src/features/declarations/kind/vaults.ts'
import type { Discarded } from '../../../src/machines/formKeeping/setup.ts'
import { codeLists, company, nationalities } from './samples.ts'

const lists = {
  types: codeLists['declaration-type'] ?? [],
  names: codeLists['declaration-name'] ?? [],
  versions: codeLists['xml-version'] ?? [],
  formNumbers: [],
  formTypes: [],
  nationalities,
}
const said = v.parse(
  declarationContentSchema(eDocument),
  toContent(eDocument, newDeclaration(eDocument, { ...lists, company, today: '2026-11-20' })),
)

export const unfinished = (revision: string): UnfinishedForm => ({
  id: 'u-1',
  way: 'new',
  origin_id: '',
  base_version: '',
  revision,
  kept_at: '2026-11-20T01:00:00.000Z',
})
export const refused = {
  code: 'server.refused',
  status: 409,
  reason: 'unfinished.keptElsewhere',
  message: '',
  fields: [],
} as const satisfies ServerFailure

interface Begun {
  readonly offered?: UnfinishedForm
  readonly isContinued?: boolean
  /** What the server answers to keepings in turn; after that with a new revision each time. */
  readonly answers?: Result<UnfinishedForm, ServerFailure>[]
}

/** A form, and a server, with time that the test lets pass. */
export const beginKeeping = ({ offered, isContinued = false, answers = [] }: Begun = {}) => {
  let drawn = 0
  const form: {
    isKeptThere: boolean
    isUnsaved: boolean
    isSame: boolean
    discarding: Discarded
    read: Result<UnfinishedForm, ServerFailure>
    found: UnfinishedForm | null
  } = {
    isKeptThere: true,
    isUnsaved: true,
    isSame: false,
    discarding: { ok: true, value: { discarded: true } },
    read: { ok: true, value: unfinished('r-0') },
    found: offered ?? null,
  }
  const claims: string[] = []
  const kept: string[] = []
  const leaving: boolean[] = []
  const discarded: string[] = []
  const announced: string[] = []
  const keeper = createKeeper(
    {
      isKeptThere: () => form.isKeptThere,
      isUnsaved: () => form.isUnsaved,
      content: () => declarationContents.seal({ ...said, loca_nm: form.isSame ? 'Huế' : `Huế ${(drawn += 1)}` }),
      isSame: unfinishedDeclarations.eDocument.isSame,
      keep(_content, revision, isPageLeaving) {
        kept.push(revision)
        leaving.push(isPageLeaving)
        return Promise.resolve(answers.shift() ?? { ok: true, value: unfinished(`r-${kept.length}`) })
      },
      discard({ revision }) {
        discarded.push(revision)
        return Promise.resolve(form.discarding)
      },
      putIn: () => Promise.resolve(form.read),
      findOffer: () => Promise.resolve(form.found),
      claim() {
        claims.push('begun')
        return () => void claims.push('ended')
      },
      onContinued: () => void announced.push('continued'),
      onDiscarded: () => void announced.push('discarded'),
    },
    { offered: offered ?? null, isContinued },
  )
  keeper.show()
  return {
    form,
    keeper,
    kept,
    leaving,
    discarded,
    claims,
    announced,
    change: () => keeper.send({ type: 'form.changed' }),
    hide: () => keeper.send({ type: 'form.hidden' }),
    leave: () => keeper.send({ type: 'form.left' }),
    goOn: () => keeper.send({ type: 'offer.continued' }),
    refuse: () => keeper.send({ type: 'offer.refused' }),
    facts: () => keeper.actor.getSnapshot().context,
    offered: () => keeper.offeredIn(keeper.actor.getSnapshot()),
    notKept: () => keeper.actor.getSnapshot().context.notKept,
    pass: (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000),
  }
}
