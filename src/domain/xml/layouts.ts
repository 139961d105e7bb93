import type { XmlVersion } from '../declaration/versions.ts'
import type { FormVersion, XmlElement } from '../form/definition.ts'
import {
  certificateElements,
  flagElements,
  headerElements,
  type CertificateElement,
  type FlagElement,
  type HeaderElement,
} from './elements.ts'

/** A group of flags inside NDTKhai. */
export interface FlagGroupLayout {
  readonly tag: string
  readonly flags: readonly FlagElement[]
}

/** What one version of the form holds, in the order in which it is written. */
export interface Layout {
  readonly version: FormVersion
  readonly header: readonly HeaderElement[]
  readonly flagGroups: readonly FlagGroupLayout[]
  readonly certificate: readonly CertificateElement[]
}

const found = <Value>(table: ReadonlyMap<string, Value>, tag: string): Value => {
  const value = table.get(tag)
  if (value === undefined) throw new RangeError(`the form has no element ${tag}`)
  return value
}

const inOrder = <Element>(elements: ReadonlyMap<string, Element>, tags: readonly string[]): readonly Element[] =>
  tags.map((tag) => found(elements, tag))

const groupOf = (tag: string, flags: readonly string[]): FlagGroupLayout => ({
  tag,
  flags: inOrder(found(flagElements, tag), flags),
})

const certificate: Layout['certificate'] = inOrder(certificateElements, [
  'STT',
  'TTChuc',
  'Seri',
  'TNgay',
  'DNgay',
  'HThuc',
])

const layout201: Layout = {
  version: '2.0.1',
  header: inOrder(headerElements, [
    'PBan',
    'MSo',
    'Ten',
    'HThuc',
    'TNNT',
    'MST',
    'CQTQLy',
    'MCQTQLy',
    'NLHe',
    'DCLHe',
    'DCTDTu',
    'DTLHe',
    'DDanh',
    'NLap',
  ]),
  flagGroups: [
    groupOf('HTHDon', ['CMa', 'KCMa', 'CMTMTTien']),
    groupOf('HTGDLHDDT', ['NNTDBKKhan', 'NNTKTDNUBND', 'CDLTTDCQT', 'CDLQTCTN']),
    groupOf('PThuc', ['CDDu', 'CBTHop']),
    groupOf('LHDSDung', ['HDGTGT', 'HDBHang', 'HDBTSCong', 'HDBHDTQGia', 'HDKhac', 'CTu']),
  ],
  certificate,
}

const layout210: Layout = {
  version: '2.1.0',
  header: inOrder(headerElements, [
    'PBan',
    'MSo',
    'Ten',
    'HThuc',
    'TNNT',
    'MST',
    'CQTQLy',
    'MCQTQLy',
    'TNDDPLuat',
    'DTDDPLuat',
    'CCCDan',
    'SHChieu',
    'NSDDPLuat',
    'GTinh',
    'DCLHe',
    'DCTDTu',
    'NLHe',
    'DTLHe',
    'DDanh',
    'NLap',
  ]),
  flagGroups: [
    groupOf('HTHDon', ['CMa', 'KCMa', 'CMTMTTien']),
    groupOf('HTGDLHDDT', ['NNTDBKKhan', 'NNTKTDNUBND', 'CDLTTDCQT', 'CDLQTCTN', 'CQXLTSCong', 'NCCNN']),
    groupOf('PThuc', ['CDDu', 'CBTHop']),
    groupOf('LHDSDung', [
      'HDGTGT',
      'HDBHang',
      'HDBTSCong',
      'HDBHDTQGia',
      'HDKhac',
      'CTu',
      'HDGTGTTHBLai',
      'HDBHTHBLai',
      'HDTMai',
      'HDNCCNN',
    ]),
  ],
  certificate,
}

/** The layout of each version that the product writes; a later version is one more entry (and its new elements). */
export const layouts: Readonly<Record<XmlVersion, Layout>> = { '2.0.1': layout201, '2.1.0': layout210 }

const numbers = (version: FormVersion): number[] => version.split('.').map(Number)

export const isAtLeast = (version: FormVersion, since: FormVersion): boolean => {
  const [a = 0, b = 0, c = 0] = numbers(version)
  const [x = 0, y = 0, z = 0] = numbers(since)
  return a !== x ? a > x : b !== y ? b > y : c >= z
}

/** Whether this version wants a value in the element; the others leave an empty element out. */
export const isRequired = (element: XmlElement, version: FormVersion): boolean =>
  element.ifAnySince === undefined || !isAtLeast(version, element.ifAnySince)
