import * as v from 'valibot'
import { textUpTo } from '../../../domain/bounded.ts'
import { describeCall, noBody, none, type ScopedAccess } from '../call.ts'
import { idSchema } from '../ids.ts'

/** Parameters of a link that the server has made and signed. */
export const linkParams = v.strictObject({
  id: idSchema,
  expires: v.pipe(textUpTo(10), v.regex(/^\d{10}$/)),
  hash: v.pipe(textUpTo(64), v.regex(/^[0-9a-f]{64}$/)),
})

/** How a document's signed XML is taken by a link that the server has made and signed. */
interface SignedXmlLink<Access extends ScopedAccess> {
  /** Begins the operation id. */
  readonly name: string
  readonly path: string
  readonly access: Access
  readonly source: string
}

export const signedXmlCall = <const Access extends ScopedAccess>({
  name,
  path,
  access,
  source,
}: SignedXmlLink<Access>) =>
  describeCall({
    name: `${name}.downloadSignedXml`,
    summary: 'The signed XML by a link that the server has made and signed',
    method: 'GET',
    path: `${path}/:id/:expires/:hash`,
    access,
    params: linkParams,
    query: none,
    body: noBody,
    document: 'application/xml; charset=utf-8',
    answer: v.string(),
    refusals: ['record.absent', 'link.expired'],
    source,
  })
