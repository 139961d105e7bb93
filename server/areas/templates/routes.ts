import { reportTemplate, templateCalls, type TemplateDetail } from '../../../src/api/contract/templates.ts'
import type { ImagePurpose } from '../../../src/domain/image.ts'
import { fail, succeed } from '../../../src/domain/result.ts'
import { templateKinds, type TemplateKind } from '../../../src/domain/templates/codes.ts'
import { searchWords } from '../../../src/domain/text.ts'
import type { AreaParts } from '../../area.ts'
import type { Member } from '../../companies/member.ts'
import { shownDocument } from '../../http/answers.ts'
import { pageRequestOf, paginationOf } from '../../http/paging.ts'
import { companyRoute, type Route } from '../../http/route.ts'
import { imageAddress } from '../../images/address.ts'
import { createUploads, type KeepUpload } from '../../images/uploads.ts'
import { deleteTemplates } from './delete.ts'
import { templateReport } from './report.ts'
import { changeTemplate, createTemplate } from './save.ts'
import type { Repositories, Store } from './store/repositories.ts'

const pathOf = (image: string): string => (image === '' ? '' : imageAddress(image))

const detailOf = async (
  store: Store,
  companyId: string,
  kind: TemplateKind,
  id: string,
): Promise<TemplateDetail | null> => {
  const found = await store.templates.byId(companyId, kind, id)
  if (found === null) return null
  const pos = await store.shops.posOfTemplate(companyId, id)
  return {
    ...found,
    logo_img: pathOf(found.logo_img),
    bg_img: pathOf(found.bg_img),
    pos_comp: pos.map(({ sid, use_yn }) => ({ id: sid, selected_yn: 'Y', use_yn })),
  }
}

/** The name of a picture that is sent, once it is kept; null where none is. */
const kept = async (keep: KeepUpload, member: Member, file: Blob | undefined, purpose: ImagePurpose) => {
  if (file === undefined) return succeed(null)
  const picture = await keep(member, file, purpose)
  return picture.ok ? succeed(picture.value.name) : picture
}

/** The name of the company's own picture, which a template without a logo takes; '' without one (seed 001 §7). */
const companyLogo = async ({ store, images }: Pick<Parts, 'store' | 'images'>, companyId: string): Promise<string> => {
  const company = await store.companies.byId(companyId)
  const name = /[0-9a-f]{64}\.(?:jpg|png)$/.exec(company?.profile_image ?? '')?.[0] ?? ''
  return name !== '' && (await images.renew(companyId, name)) ? name : ''
}

const fileOf = (base64: string): Blob | undefined =>
  base64 === '' ? undefined : new Blob([new Uint8Array(Buffer.from(base64, 'base64'))])

type Parts = Pick<AreaParts<Repositories>, 'store' | 'clock' | 'images'> & { readonly keep: KeepUpload }

const routesOf = (kind: TemplateKind, { store, clock, images, keep }: Parts): readonly Route[] => {
  const calls = templateCalls[kind]
  return [
    companyRoute(calls.list, async ({ query }, { companyId }) => {
      const page = await store.templates.page(companyId, kind, searchWords(query.search_value), pageRequestOf(query))
      const years = await store.templates.years(companyId, kind)
      return succeed({ templates: [...page.items], years: [...years], pagination: paginationOf(query, page) })
    }),
    companyRoute(calls.detail, async ({ params }, { companyId }) => {
      const found = await detailOf(store, companyId, kind, params.id)
      return found === null ? fail({ reason: 'record.absent' }) : succeed(found)
    }),
    companyRoute(calls.create, async ({ body: { payload, logo_img } }, member) => {
      const logo = await kept(keep, member, logo_img, 'logo')
      if (!logo.ok) return logo
      const background = await kept(keep, member, fileOf(payload.bg_img), 'background')
      if (!background.ok) return background
      return createTemplate(store, clock, member, {
        kind,
        payload,
        logo: logo.value ?? (await companyLogo({ store, images }, member.companyId)),
        background: background.value ?? '',
      })
    }),
    companyRoute(calls.change, async ({ params: { id }, body: { payload, logo_img } }, member) => {
      const logo = await kept(keep, member, logo_img, 'logo')
      return logo.ok ? changeTemplate(store, clock, member, { kind, id, payload, logo: logo.value }) : logo
    }),
    companyRoute(calls.delete, ({ body }, member) => deleteTemplates(store, clock, member, kind, body.ids)),
  ]
}

/** Calls about templates of both kinds (seed 001 §7). */
export const templateRoutes = ({ store, clock, images, printer }: AreaParts<Repositories>): readonly Route[] => {
  const keep = createUploads(images, clock)
  const report = templateReport({ store, images, printer })
  return [
    ...templateKinds.flatMap((kind) => routesOf(kind, { store, clock, images, keep })),
    companyRoute(
      reportTemplate,
      ({ params: { id } }, { companyId }) => report(companyId, id),
      ({ bytes, filename }) => shownDocument(filename, 'application/pdf', new Uint8Array(bytes)),
    ),
  ]
}
