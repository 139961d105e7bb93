import { readDocument, type ElementTree } from '../api/agent/documentTree.ts'
import { commonNameOf } from '../domain/certificate.ts'

const textOf = (element: ElementTree): string => element.children.filter((child) => typeof child === 'string').join('')

const subjectIn = (element: ElementTree): string | null => {
  if (element.name.split(':').at(-1) === 'X509SubjectName') return textOf(element)
  for (const child of element.children) {
    const found = typeof child === 'string' ? null : subjectIn(child)
    if (found !== null) return found
  }
  return null
}

/** The holder that the certificate of a signed document names; empty where it names none. */
export const signedBy = (xml: string): string => {
  const document = readDocument(xml)
  return document === null ? '' : commonNameOf(subjectIn(document) ?? '')
}
