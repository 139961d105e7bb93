import { isDeepStrictEqual } from 'node:util'
import { XmlAttribute, XmlDocument, XmlElement } from 'libxml2-wasm'
import { describe, expect, it } from 'vitest'
import { verifyDocument } from '../../signing/xmldsig/verify.ts'
import { createTestAuthority } from './support/authority.ts'
import { filedForms } from './support/filedForms.ts'
import { prepareGround } from './support/hostile/ground.ts'
import { hostileSize } from '../support/hostileSize.ts'
import { createRandom, mutate } from './support/mutants.ts'
import { declarationSignature } from '../../src/domain/declaration/layouts/signature.ts'

const authority = await createTestAuthority()
const grounds = await Promise.all(filedForms.map((filed) => prepareGround({ ...filed, authority })))
const trust = { roots: [authority.root], at: new Date() }

/**
 * Base64 may be folded; the subject's name may be written in either order, with other blanks and separators,
 * its types in small letters.
 */
const readers: readonly (readonly [end: string, read: (content: string) => string])[] = [
  ['/SignatureValue', (content) => content.replace(/\s/g, '')],
  ['/X509Certificate', (content) => content.replace(/\s/g, '')],
  [
    '/X509SubjectName',
    (content) => {
      const parts = content
        .normalize('NFC')
        .split(/[,;+]/)
        .map((part) => part.replace(/^[\t\n\r ]+|[\t\n\r ]+$/g, ''))
        .map((part) => part.replace(/^([^=]*?)[\t\n\r ]*=[\t\n\r ]*/, (_, type: string) => `${type.toUpperCase()}=`))
      return (parts[0]?.startsWith('C=') ? parts.toReversed() : parts).join(', ')
    },
  ],
]

/** What a reader takes from a document: every value with its place, without the verifier's canonical forms. */
const readingOf = (xml: Uint8Array | string): readonly string[] => {
  const document = XmlDocument.fromBuffer(Buffer.from(xml))
  try {
    const nodes = [...document.find('/TKhai//*[not(*)]'), ...document.find('/TKhai//@*')]
    const placeOf = (node: XmlElement | XmlAttribute) => {
      const names = [node.name]
      for (let parent = node.parent; parent !== null; parent = parent.parent) names.unshift(parent.name)
      return names.join('/')
    }
    return nodes
      .flatMap((node) => (node instanceof XmlElement || node instanceof XmlAttribute ? [node] : []))
      .map((node) => [placeOf(node), node.content] as const)
      .map(([place, content]) => `${place}: ${readers.find(([end]) => place.endsWith(end))?.[1](content) ?? content}`)
  } finally {
    document.dispose()
  }
}

describe.each(grounds)('mutants of a signed declaration of form $number', (ground) => {
  const verify = (xml: Uint8Array | string) =>
    verifyDocument({
      layout: declarationSignature,
      xml,
      expectedXml: ground.generatedXml,
      trust,
      taxCode: ground.taxCode,
      receivedAt: trust.at,
    })
  const count = hostileSize(5000, 100_000)
  const intended = readingOf(ground.signed)
  const { serialNumber } = ground.signer.certificate

  it(`${count}: none throws, none is accepted with a changed reading`, { timeout: 240_000 + count * 20 }, () => {
    const random = createRandom(20261121)
    const original = Buffer.from(ground.signed)
    const tally = { unchanged: 0, accepted: 0, refused: new Map<string, number>() }
    const acceptedWithOtherReading: string[] = []
    for (let index = 0; index < count; index++) {
      const mutant = mutate(ground.signed, random)
      if (original.equals(mutant)) {
        tally.unchanged += 1
        continue
      }
      const verdict = verify(mutant)
      if (verdict.ok) {
        tally.accepted += 1
        const isSame = verdict.signer.serialNumber === serialNumber && isDeepStrictEqual(readingOf(mutant), intended)
        if (!isSame) acceptedWithOtherReading.push(Buffer.from(mutant).toString('utf8'))
      } else tally.refused.set(verdict.failure.code, (tally.refused.get(verdict.failure.code) ?? 0) + 1)
    }
    console.info(
      `mutants: ${count}, accepted for changing nothing: ${tally.accepted}, identical: ${tally.unchanged}`,
      tally.refused,
    )
    expect(acceptedWithOtherReading).toEqual([])
    // A mutator that only breaks well-formedness would show nothing.
    expect(tally.accepted).toBeGreaterThan(count / 1000)
    const commonCodes = ['digest', 'structure', 'not_well_formed', 'not_utf8', 'signature_value']
    expect(commonCodes.filter((code) => (tally.refused.get(code) ?? 0) <= count / 1000)).toEqual([])
  })
})
