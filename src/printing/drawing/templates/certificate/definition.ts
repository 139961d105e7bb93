import type { Content, ContentSection, TDocumentDefinitions } from 'pdfmake/interfaces'
import type { Caption } from '../../../../domain/documents/caption.ts'
import type { PrintedPitCertificate } from '../../../../domain/templates/pitCertificate/printedPitCertificate.ts'
import { styledRuns } from '../../typefaces.ts'
import { english } from '../captions.ts'
import { heading } from '../heading.ts'
import {
  colours,
  countedPages,
  pagesSection,
  printedPages,
  type Page,
  type PageImages,
  type SectionPlace,
} from '../page.ts'
import { subject } from './criteria.ts'
import { signatures } from './signatures.ts'

/** A certificate, with the pictures of its template: their addresses on this site. */
export interface PitCertificatePrint {
  readonly kind: 'pitCertificate'
  readonly certificate: PrintedPitCertificate
  readonly logo: string | null
  readonly background: string | null
}

const fontSize = 10.2

const mottoLine = ({ vi, en }: Caption, index: number): Content[] => [
  { text: vi, bold: true, fontSize: 11, margin: [0, index === 0 ? 0 : 2, 0, 0] },
  { text: english(en), fontSize: 8.5 },
]

const titleLines = ({ name, relation }: PrintedPitCertificate, bookmark: string | null): Content[] => [
  {
    text: name.vi,
    bold: true,
    fontSize: 15,
    alignment: 'center',
    margin: [0, 14, 0, 0],
    ...(bookmark !== null && { outline: true, outlineText: bookmark }),
  },
  { text: english(name.en), fontSize: 11, alignment: 'center', margin: [0, 0, 0, 4] },
  ...(relation === null
    ? []
    : [{ text: styledRuns(relation, { italics: true }), alignment: 'center', margin: [0, 0, 0, 2] } satisfies Content]),
]

/** Red, at the top right, as facts of the sales areas §6 have it. */
const convertedLine = ({ conversion }: PrintedPitCertificate): Content[] =>
  conversion === null
    ? []
    : [{ text: conversion.title, bold: true, color: colours.number, alignment: 'right', margin: [0, 0, 0, 6] }]

const certificatePage = (
  certificate: PrintedPitCertificate,
  images: PageImages,
  bookmark: string | null = null,
): Page => {
  const { title, motto, head, number, subjects, notes, reference, mark } = certificate
  return {
    title,
    fontSize,
    images,
    notes,
    reference,
    mark,
    content: [
      ...convertedLine(certificate),
      heading(images, motto.flatMap(mottoLine), { lines: head, number }),
      ...titleLines(certificate, bookmark),
      ...subjects.flatMap(subject),
      signatures(certificate),
    ],
  }
}

/** Form 03/TNCN as pdfmake draws it. */
export const pitCertificateDefinition = (
  certificate: PrintedPitCertificate,
  images: PageImages,
): TDocumentDefinitions => printedPages(certificatePage(certificate, images))

/** The same; `onPages` hears how many pages it has. */
export const countedDefinition = (
  certificate: PrintedPitCertificate,
  images: PageImages,
  onPages: (count: number) => void,
): TDocumentDefinitions => countedPages(certificatePage(certificate, images), onPages)

interface Place extends SectionPlace {
  readonly bookmark: string
}

/** One of several certificates in a document. */
export const pitCertificateSection = (
  certificate: PrintedPitCertificate,
  images: PageImages,
  { bookmark, ...place }: Place,
): ContentSection => pagesSection(certificatePage(certificate, images, bookmark), place)
