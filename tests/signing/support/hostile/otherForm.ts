import { forgeSignature } from './forgeSignature.ts'
import { edit, type HostileDocument, type HostileGround } from './ground.ts'

const formNumber = /<MSo>([^<]*)<\/MSo>/
const formNumberOf = ({ generatedXml }: HostileGround): string => formNumber.exec(generatedXml)?.[0] ?? ''
const content = /<NDTKhai>.*<\/NDTKhai>/s
const contentOf = ({ generatedXml }: HostileGround): string => content.exec(generatedXml)?.[0] ?? ''

/** Soundly signed with the key of the company, for another form than the one that was generated. */
export const otherFormDocuments = (ground: HostileGround, other: HostileGround): readonly HostileDocument[] => {
  const { generatedXml, signId, signer } = ground
  const sound = (text: string) => forgeSignature(text, signId, signer)
  const cases: readonly (readonly [string, string])[] = [
    ['its own declaration', forgeSignature(other.generatedXml, other.signId, signer)],
    ['its own declaration under this form’s number', sound(edit(other.generatedXml, formNumber, formNumberOf(ground)))],
    ['its number on this declaration', sound(edit(generatedXml, formNumber, formNumberOf(other)))],
    ['its content below this header', sound(edit(generatedXml, content, contentOf(other)))],
    ['its content behind this one', sound(edit(generatedXml, '</DLTKhai>', `${contentOf(other)}</DLTKhai>`))],
  ]
  return cases.map(([name, xml]) => ({
    name: `signed soundly for the other form: ${name}`,
    code: 'content_differs',
    xml,
  }))
}
