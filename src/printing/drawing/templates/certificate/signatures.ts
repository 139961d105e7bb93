import type { Content } from 'pdfmake/interfaces'
import type {
  PrintedConversion,
  PrintedPitCertificate,
} from '../../../../domain/templates/pitCertificate/printedPitCertificate.ts'
import { styledRuns } from '../../typefaces.ts'
import { textWidth } from '../page.ts'
import { signatory, signatureBox } from '../signature.ts'

/** Points. */
const signatureWidth = 270
const roomToSign = 48

const converter = ({ signatory: title, note, name, day }: PrintedConversion): Content[] => [
  { text: `${day.label} ${day.value}`, italics: true, margin: [0, 0, 0, 3] },
  signatory({ vi: title, en: '' }, note),
  { text: styledRuns(name, { bold: true }), margin: [0, roomToSign, 0, 0] },
]

/** Who converted it, where it was, and who signed it. */
export const signatures = (certificate: PrintedPitCertificate): Content => {
  const { placeAndDay, signatory: title, signatureNote, signature, conversion } = certificate
  return {
    unbreakable: true,
    margin: [0, 18, 0, 0],
    alignment: 'center',
    columns: [
      { width: textWidth - signatureWidth, stack: conversion === null ? [] : converter(conversion) },
      {
        width: signatureWidth,
        stack: [
          { text: placeAndDay, italics: true, margin: [0, 0, 0, 3] },
          signatory({ vi: title, en: '' }, signatureNote),
          signature === null ? { text: '', margin: [0, 0, 0, roomToSign] } : signatureBox(signature, signatureWidth),
        ],
      },
    ],
  }
}
