import type { ShopBody, ShopRow } from '../../src/api/contract/shops.ts'
import type { Pos } from '../../src/domain/shop/pos.ts'
import type { Page, PageRequest } from '../store/page.ts'

/** A shop as it is kept, with all POS that it ever had. */
export interface Shop extends Omit<ShopBody, 'pos_id'> {
  readonly id: string
  readonly companyId: string
  /** Names what the shop says (decision 0045). */
  readonly version: string
  readonly pos_id: readonly Pos[]
}

/** A POS, the name of its shop, whether that still uses it, and whether the subject that it was found for names it. */
export interface FoundPos {
  readonly sid: string
  readonly pos_no: string
  readonly name: string
  readonly use_yn: 'Y' | 'N'
  readonly selected_yn: 'Y' | 'N'
}

/** What can use a shop, so that it is not deleted. */
export const shopUseKinds = ['account', 'template'] as const
export type ShopUseKind = (typeof shopUseKinds)[number]

/** How many of a kind use a shop. */
export interface ShopUse {
  /** The shop's. */
  readonly id: string
  readonly kind: ShopUseKind
  readonly count: number
}

/** A shop that a subject uses. */
export interface UsedShop extends ShopRow {
  readonly subjectId: string
}

/** Shops of companies; every call sees one company's alone. */
export interface Shops {
  /** `words` are folded and must all be found (src/domain/text.ts `searchWords`); none finds everything. */
  readonly page: (companyId: string, words: readonly string[], page: PageRequest) => Promise<Page<ShopRow>>
  /** The one of the typed code or name, then those in which all its words are found, by name; `among` leaves these alone, unless it is null. */
  readonly lookUp: (
    companyId: string,
    asked: { readonly typed: string; readonly among: readonly string[] | null },
    most: number,
  ) => Promise<readonly ShopRow[]>
  readonly byId: (companyId: string, id: string) => Promise<Shop | null>
  /** Those of these ids that there are. */
  readonly named: (
    companyId: string,
    ids: readonly string[],
  ) => Promise<readonly Pick<Shop, 'id' | 'name' | 'shop_code'>[]>
  /** POS in use, and those that the template names, in which all words are found. */
  readonly findPos: (
    companyId: string,
    words: readonly string[],
    most: number,
    templateId: string,
  ) => Promise<readonly FoundPos[]>
  /** The POS that a template names. */
  readonly posOfTemplate: (
    companyId: string,
    templateId: string,
  ) => Promise<readonly Pick<FoundPos, 'sid' | 'use_yn'>[]>
  /**
   * Makes these the POS that a template names, and their shops those that it uses. Answers those that it cannot name, being unknown or out of
   * use and not named before; changes nothing where there are any.
   */
  readonly setPosOfTemplate: (
    companyId: string,
    templateId: string,
    sids: readonly string[],
  ) => Promise<readonly string[]>
  /** Lets templates that go name no POS and use no shop. */
  readonly releaseTemplates: (companyId: string, templateIds: readonly string[]) => Promise<void>
  /** Whether another shop of the company than `id` has the code, or one that looks like it. */
  readonly isCodeTaken: (companyId: string, code: string, id: string) => Promise<boolean>
  readonly insert: (shop: Shop) => Promise<void>
  /** Writes what of a shop and its POS has changed; a POS that it does not name any more stays as it is. */
  readonly change: (before: Shop, after: Shop) => Promise<void>
  readonly delete: (companyId: string, ids: readonly string[]) => Promise<void>
  /** Keeps that something uses a shop. */
  readonly addUse: (companyId: string, shopId: string, kind: ShopUseKind, subjectId: string) => Promise<void>
  /** What uses the shops, those that nothing uses left out. */
  readonly uses: (companyId: string, ids: readonly string[]) => Promise<readonly ShopUse[]>
  /** Shops that the subjects use, by name. */
  readonly usedBy: (companyId: string, kind: ShopUseKind, subjectIds: readonly string[]) => Promise<readonly UsedShop[]>
  /** Makes these the shops that a subject uses; answers those that the company does not have, and changes nothing where there are any. */
  readonly setUsed: (
    companyId: string,
    kind: ShopUseKind,
    subjectId: string,
    shopIds: readonly string[],
  ) => Promise<readonly string[]>
}

export interface ShopRepositories {
  readonly shops: Shops
}
