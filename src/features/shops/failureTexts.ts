import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FailureTexts } from '../../failures/knownTexts.ts'

/** Texts of a shop's fields (seed 001 §5). */
const fields: Readonly<Record<string, MessageDescriptor>> = {
  shop_name_is_required: msg`Enter the name of the shop`,
  shop_code_is_taken: msg`Another shop of your company has this code or one that looks like it: choose another one`,
  shop_email_is_invalid: msg`Invalid email`,
  pos_must_remain: msg`A shop keeps at least one POS`,
  pos_number_is_required: msg`Enter a number for this POS, or let the numbers be given automatically`,
  pos_number_is_taken: msg`Another POS of this shop has this number or one that looks like it: choose another one`,
  pos_is_unknown: msg`This POS is no longer there: open the shop again`,
  must_be_one_line: msg`This has a line break: write it on one line`,
  unprintable_characters: msg`This contains characters that cannot be printed: type it again instead of pasting it`,
}

/** What a shop can be refused with. */
export const failureTexts: FailureTexts = {
  refusals: {
    'shop.changed': {
      title: msg`This shop was changed after you opened it`,
      text: msg`A colleague has changed this shop, or you have in another window; nothing was overwritten. Open the shop again to change what it says now.`,
    },
    'shop.inUse': {
      title: msg`Some of these shops are in use`,
      text: msg`Nothing was deleted. What uses each shop stands below: take the shop away from it first, or delete the others.`,
    },
  },
  field: (code) => fields[code] ?? null,
}
