import type { XmlVersion } from '../declaration/values.ts'
import {
  elements,
  type CertificateElement,
  type FlagElement,
  type FormElement,
  type FormVersion,
  type HeaderElement,
} from './elements.ts'

/** An element at its place, with its tag. */
export type Placed<Element> = Element & { readonly tag: string }

/** A group of flags inside NDTKhai. */
export interface FlagGroupLayout {
  readonly tag: string
  readonly flags: readonly Placed<FlagElement>[]
}

/** What one version of the form holds, in the order in which it is written. */
export interface Layout {
  readonly version: FormVersion
  readonly header: readonly Placed<HeaderElement>[]
  readonly flagGroups: readonly FlagGroupLayout[]
  readonly certificate: readonly Placed<CertificateElement>[]
}

const inOrder = <Element, Tag extends string>(
  table: Readonly<Record<Tag, Element>>,
  tags: readonly NoInfer<Tag>[],
): readonly Placed<Element>[] => tags.map((tag) => ({ ...table[tag], tag }))

const certificate: Layout['certificate'] = inOrder(elements.CTS, ['STT', 'TTChuc', 'Seri', 'TNgay', 'DNgay', 'HThuc'])

const layout201: Layout = {
  version: '2.0.1',
  header: inOrder(elements.TTChung, [
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
    { tag: 'HTHDon', flags: inOrder(elements.HTHDon, ['CMa', 'KCMa', 'CMTMTTien']) },
    { tag: 'HTGDLHDDT', flags: inOrder(elements.HTGDLHDDT, ['NNTDBKKhan', 'NNTKTDNUBND', 'CDLTTDCQT', 'CDLQTCTN']) },
    { tag: 'PThuc', flags: inOrder(elements.PThuc, ['CDDu', 'CBTHop']) },
    {
      tag: 'LHDSDung',
      flags: inOrder(elements.LHDSDung, ['HDGTGT', 'HDBHang', 'HDBTSCong', 'HDBHDTQGia', 'HDKhac', 'CTu']),
    },
  ],
  certificate,
}

const layout210: Layout = {
  version: '2.1.0',
  header: inOrder(elements.TTChung, [
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
    { tag: 'HTHDon', flags: inOrder(elements.HTHDon, ['CMa', 'KCMa', 'CMTMTTien']) },
    {
      tag: 'HTGDLHDDT',
      flags: inOrder(elements.HTGDLHDDT, ['NNTDBKKhan', 'NNTKTDNUBND', 'CDLTTDCQT', 'CDLQTCTN', 'CQXLTSCong', 'NCCNN']),
    },
    { tag: 'PThuc', flags: inOrder(elements.PThuc, ['CDDu', 'CBTHop']) },
    {
      tag: 'LHDSDung',
      flags: inOrder(elements.LHDSDung, [
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
    },
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
export const isRequired = (element: FormElement<string>, version: FormVersion): boolean =>
  element.ifAnySince === undefined || !isAtLeast(version, element.ifAnySince)
