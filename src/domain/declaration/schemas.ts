import * as v from 'valibot'
import { vietnameseNationality } from '../codeList.ts'
import { requiresChoices } from '../form/choice.ts'
import { recordOf } from '../form/table.ts'
import { filledRows, someRows, type CertificateRow } from './certificateRows.ts'
import { textFields, type TextName } from './fields.ts'
import { choicesOf, groupErrorField, isRequiredGroup } from './flags.ts'
import type { DeclarationForm, FormKey } from './forms/definition.ts'
import { declarationForms } from './forms/forms.ts'
import { organisationRules, organisationRulesOfDraft } from './organisationRules.ts'
import type { OrganisationList, OrganisationRow } from './organisations.ts'
import type { DeclarationValues } from './values.ts'
import { orBlank, type TextRule } from '../form/textRules.ts'
import { allFields, firstOfField } from './rules.ts'
import { hasText } from './versioned.ts'

type OrganisationsRule = v.GenericSchema<OrganisationRow[], OrganisationRow[]>
type RowsRule = v.GenericSchema<CertificateRow[], CertificateRow[]>
type RulesOf<Key extends FormKey> = v.GenericSchema<unknown, DeclarationValues<Key>>
type RulesByForm = { readonly [Key in FormKey]: RulesOf<Key> }

const entriesOf = <Key extends FormKey>(
  { texts, flags, organisationLists }: DeclarationForm<Key>,
  textRule: (name: TextName) => TextRule,
  rows: RowsRule,
  organisations: (list: OrganisationList) => OrganisationsRule,
) => ({
  declaration_id: v.string(),
  ...recordOf(texts, (name) => textRule(name)),
  ...recordOf(flags, () => v.boolean()),
  digital_signatures: rows,
  ...recordOf(organisationLists, (list) => organisations(list)),
})

const ruleOf = (name: TextName): TextRule => textFields[name].rule

const requiredChoices = <Values extends Readonly<Record<string, unknown>>>({ groups }: DeclarationForm) =>
  requiresChoices<Values>(
    groups.filter(isRequiredGroup).map((group) => ({ flags: choicesOf(group), errorField: groupErrorField[group] })),
    'at_least_one_attribute_must_be_chosen',
  )

const { eInvoice, eDocument } = declarationForms

const complete: RulesByForm = {
  eInvoice: v.config(
    v.pipe(
      v.config(v.object(entriesOf(eInvoice, ruleOf, filledRows, organisationRules)), firstOfField),
      v.forward(
        v.partialCheck(
          [['rppr_nation'], ['rppr_cid']],
          (values) => values.rppr_nation !== vietnameseNationality || values.rppr_cid !== '',
          'citizen_id_is_required_for_vietnamese_nationality',
        ),
        ['rppr_cid'],
      ),
      v.forward(
        v.partialCheck(
          [['xml_vs'], ['rppr_gender']],
          ({ xml_vs, rppr_gender }) => rppr_gender !== '' || xml_vs === '' || !hasText('rppr_gender', xml_vs),
          'representative_gender_is_required',
        ),
        ['rppr_gender'],
      ),
      requiredChoices(eInvoice),
    ),
    allFields,
  ),
  eDocument: v.config(
    v.pipe(
      v.config(v.object(entriesOf(eDocument, ruleOf, filledRows, organisationRules)), firstOfField),
      requiredChoices(eDocument),
    ),
    allFields,
  ),
}

/** What a draft is listed, numbered and opened by; it stands in every new form already. */
const alwaysGiven: readonly TextName[] = ['xml_vs', 'decl_form_no', 'decl_nm', 'decl_type', 'sllr_tax_code', 'reg_date']

const draftRuleOf = (name: TextName): TextRule => (alwaysGiven.includes(name) ? ruleOf(name) : orBlank(ruleOf(name)))

const begun: RulesByForm = {
  eInvoice: v.config(v.object(entriesOf(eInvoice, draftRuleOf, someRows, organisationRulesOfDraft)), allFields),
  eDocument: v.config(v.object(entriesOf(eDocument, draftRuleOf, someRows, organisationRulesOfDraft)), allFields),
}

interface OfForm<Key extends FormKey> {
  readonly key: Key
}

/** A declaration as it is kept while it is being filled in: what is given passes its rule, and what is missing may be (docs/decisions/0456). */
export const draftSchema = <Key extends FormKey>({ key }: OfForm<Key>): RulesByForm[Key] => begun[key]

/**
 * The declaration as its form holds and checks it: every rule of seed 000 §5 or 002 §5.1, each with its message code.
 * A text longer than its field answers `too_long:<max>`. A field answers its first broken rule only, and the groups are
 * checked whatever else is wrong, also when the caller asks to stop early, as the form's adapter does.
 */
export const declarationSchema = <Key extends FormKey>({ key }: OfForm<Key>): RulesByForm[Key] => complete[key]
