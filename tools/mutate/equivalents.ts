interface Equivalent {
  readonly machine: string
  /** Names of the mutants. */
  readonly name: RegExp
  readonly why: string
}

/** Mutants that behave as the chart does, so that no test could distinguish them from it. */
const equivalents: readonly Equivalent[] = [
  {
    machine: 'bulkSubmit',
    name: /^choosingNext: always 1 after its neighbour$/,
    why: 'both lead to halted, and neither does anything on the way',
  },
  {
    machine: 'bulkSubmit',
    name: /^choosingNext: always 7 goes to signing$/,
    why: 'signing begins with token, which the transition leads to',
  },
  {
    machine: 'bulkSubmit',
    name: /^(?:choosingNext: always 7|signing\.(?:token: onDone\(tokenSigning\)|hsm: onDone\(hsmSigning\)|remote: onDone\(remoteSigning\)) 1|registering: onDone\(registerSigned\) 1|askingOutcome: onDone\(findRegistration\) [13]) after its neighbour$/,
    why: 'a way to sign, a result and an outcome have one value: the two guards are never true together',
  },
  {
    machine: 'certificateRegistration',
    name: /^adding\.choosingWay: always 1 after its neighbour$/,
    why: 'a type has one way: the two guards are never true together',
  },
  {
    machine: 'hsmRegistration',
    name: /^(?:findingCause: always \d+|readingCertificates: onDone\(readCertificates\) 2|enteringPin\.fetchingQr: onDone\(fetchQr\) [12]|registering: onDone\(register\) [123]|askingOutcome: onDone\(findRegistered\) 1) after its neighbour$/,
    why: 'an outcome has one code, one reason and one value: the two guards are never true together',
  },
  {
    machine: 'hsmRegistration',
    name: /^enteringPin\.(?:fetchingQr|withCode): code\.declined goes to enteringPin$/,
    why: 'enteringPin begins with withoutCode, which the transition leads to',
  },
  {
    machine: 'hsmSigning',
    name: /^(?:findingCause: always (?:1|3|[5-9]|1[0-5])|loggingIn: onDone\(logIn\) [23]) after its neighbour$/,
    why: 'an outcome is a success or has one code: the two guards are never true together',
  },
  {
    machine: 'hsmSigning',
    name: /^loggingIn: onDone\(logIn\) 1 goes to connecting$/,
    why: 'connecting begins with offered, which the transition leads to',
  },
  {
    machine: 'hsmSigning',
    name: /^loggingIn: onDone\(logIn\) 4 goes to findingCause$/,
    why: 'findingCause leads on to the same state, as the code is the one of a refused account',
  },
  {
    machine: 'tokenRegistration',
    name: /^(?:findingCause: always \d+|askingPermission: onDone\(askPermission\) 1|askingOutcome: onDone\(findRegistered\) 1|registering: onDone\(register\) [12]) after its neighbour$/,
    why: 'an outcome has one code, one reason and one value: the two guards are never true together',
  },
  {
    machine: 'tokenRegistration',
    name: /^(?:askingPermission: onError\(askPermission\)|readingToken: onError\(readToken\)) goes to findingCause$/,
    why: 'findingCause leads on to the same state, as no cause has the code of a bug',
  },
  {
    machine: 'tokenRegistration',
    name: /^certificateHidden: token\.readAgain without action 1$/,
    why: 'nothing was read and nothing has failed, so that there is nothing to forget',
  },
  {
    machine: 'remoteRegistration',
    name: /^(?:findingCause: always \d+|registering: onDone\(register\) 1|askingOutcome: onDone\(findRegistered\) 1) after its neighbour$/,
    why: 'an outcome has one code and one value: the two guards are never true together',
  },
  {
    machine: 'remoteRegistration',
    name: /^readingCertificates: onError\(readCertificates\) goes to findingCause$/,
    why: 'findingCause leads on to the same state, as no cause has the code of a bug',
  },
  {
    machine: 'remoteSigning',
    name: /^(?:findingCause: always \d+|requesting: onDone\(requestSignature\) 2|awaitingConfirmation: onDone\(awaitConfirmation\) [123]) after its neighbour$/,
    why: 'an outcome has one code or one end, and a request either is there or not: the two guards are never true together',
  },
  {
    machine: 'remoteSigning',
    name: /^awaitingConfirmation: onError\(awaitConfirmation\) goes to findingCause$/,
    why: 'findingCause leads on to the same state, as the request is open and no cause has the code of a bug',
  },
  {
    machine: 'remoteSigning',
    name: /^(?:refused|expired|cancelled): signing\.retried without action 1$/,
    why: 'nothing has failed, so that there is nothing to forget',
  },
  {
    machine: 'declarationForm',
    name: /^resuming: always 1 after its neighbour$/,
    why: 'a form has one mode: the two guards are never true together',
  },
  {
    machine: 'declarationForm',
    name: /^submitting: onDone\(declarationSubmit\) [1256] after its neighbour$/,
    why: 'a submission has one result: the guards are never true together',
  },
  {
    machine: 'declarationForm',
    name: /^(?:viewing: edit\.started|editing: edit\.cancelled 3|confirmingDiscard: leave\.confirmed 2) goes to resuming$/,
    why: 'resuming goes on to the state of the mode that the same transition has just set',
  },
  {
    machine: 'declarationForm',
    name: /^findingInForce: (?:onDone\(findInForce\) 2|onError\(findInForce\)) goes to resuming$/,
    why: 'what is in force is looked for in a new form alone, which resuming leads back to',
  },
  {
    machine: 'declarationForm',
    name: /^confirmingDiscard: leave\.dismissed goes to editing$/,
    why: 'corrections are discarded in edit mode alone, which resuming leads back to',
  },
  {
    machine: 'recordForm',
    name: /^resuming: always 1 after its neighbour$/,
    why: 'a form has one mode: the two guards are never true together',
  },
  {
    machine: 'recordForm',
    name: /^(?:viewing: edit\.started|editing: edit\.cancelled 2|confirmingDiscard: leave\.confirmed|saving: onDone\(save\) [12]) goes to resuming$/,
    why: 'resuming goes on to the state of the mode that the same transition has set or keeps',
  },
  {
    machine: 'recordForm',
    name: /^confirmingDiscard: leave\.dismissed goes to editing$/,
    why: 'changes are discarded in edit mode alone, which resuming leads back to',
  },
  {
    machine: 'recordForm',
    name: /^saving: onDone\(save\) [13] after its neighbour$/,
    why: 'only a new record is followed by another, and only an existing one is read; an answer is a success or a refusal',
  },
  {
    machine: 'userCredentials',
    name: /^(?:checking|verified|taken|notVerified): userId\.edited goes to opening$/,
    why: 'only the id of a new user can be edited, and opening leads a new user to unverified',
  },
  {
    machine: 'userCredentials',
    name: /^(?:resetRefused|givingPassword): reset\.cancelled goes to opening$/,
    why: 'only the password of an existing user is reset, and opening leads an existing user to keepingPassword',
  },
  {
    machine: 'userCredentials',
    name: /^(?:unverified: verify\.requested|checking: userId\.edited|verified: userId\.edited|taken: (?:userId\.edited|verify\.requested)|keepingPassword: reset\.requested) without action 1$/,
    why: 'there is no failure to forget: notVerified and resetRefused alone have one, and forget it as they are left',
  },
  {
    machine: 'userCredentials',
    name: /^checking: onDone\(checkUserId\) 1 after its neighbour$/,
    why: 'an answer says that the id is free or that it is taken, never both',
  },
  {
    machine: 'templateStatus',
    name: /^resuming: always [1-6] after its neighbour$/,
    why: 'a template has one saved and one chosen status: no two of the guards are ever true together',
  },
  {
    machine: 'templateStatus',
    name: /^(?:unused|startingUse|stoppingUnused): status\.chosen without its guard$/,
    why: 'a template that is not in use can get any status',
  },
  {
    machine: 'templateStatus',
    name: /^confirmingUse: step\.dismissed goes to startingUse$/,
    why: 'the first use is asked about there alone, and resuming leads back to it',
  },
  {
    machine: 'templateStatus',
    name: /^saving: onDone\(save\) 1 after its neighbour$/,
    why: 'a saving has one result',
  },
  {
    machine: 'declarationSubmit',
    name: /^signing\.\w+: onDone\(\w+Signing\) 1 after its neighbour$/,
    why: 'a signing has one result',
  },
  {
    machine: 'declarationSubmit',
    name: /^starting: always 1 after its neighbour$/,
    why: 'a submission has one start: the two guards are never true together',
  },
  {
    machine: 'declarationSubmit',
    name: /^\w+: onDone\((?:readDeclaration|generateXml|registerSigned)\) 1 after its neighbour$/,
    why: 'an answer is a success or a refusal, never both',
  },
  {
    machine: 'declarationSubmit',
    name: /^checkingOption: onDone\(readOption\) 1 after its neighbour$/,
    why: 'nothing is decided where there is no certificate',
  },
  {
    machine: 'declarationSubmit',
    name: /^askingOutcome: onDone\(findRegistration\) [12] after its neighbour$/,
    why: 'registered, absent and refused exclude one another',
  },
  {
    machine: 'declarationSubmit',
    name: /^declarationUnreadable: step\.retried goes to starting$/,
    why: 'only a draft of the list is read, and starting leads it to be read again',
  },
  {
    machine: 'declarationSubmit',
    name: /^signing\.choosingWay: always without its guard$/,
    why: 'nothing is signed before a way is decided, and the token is the only one',
  },
  {
    machine: 'excelUpload',
    name: /^reading: onDone\(read\) (?:[1245-9]|10) after its neighbour$/,
    why: 'a reading ends in one way: but for the two kinds of files that are no spreadsheet, no two of the guards are ever true together',
  },
  {
    machine: 'excelUpload',
    name: /^(?:uploading: onDone\(upload\)|asking: onDone\(settle\)|results\.givingBack: onDone\(giveBack\)) 1 after its neighbour$/,
    why: 'an answer is a success or a failure, never both',
  },
  {
    machine: 'excelUpload',
    name: /^results\.givingBack: onDone\(giveBack\) [12] goes to results$/,
    why: 'the state around it begins in the very target',
  },
  {
    machine: 'session',
    name: /^readingSession: onDone\(readSession\) 2 after its neighbour$/,
    why: 'somebody and nobody exclude one another',
  },
  {
    machine: 'session',
    name: /^rereadingSession: onDone\(rereadSession\) 3 after its neighbour$/,
    why: 'somebody and nobody exclude one another',
  },
  {
    machine: 'session',
    name: /^signedOut\.signingIn: onDone\(signIn\) 2 after its neighbour$/,
    why: 'an accepted sign-in is not one of an account that is not active',
  },
  {
    machine: 'session',
    name: /^(signedOut|renewing|expired)\.awaitingCredentials: credentials\.edited goes to \1$/,
    why: 'the state around it begins where the user is',
  },
  {
    machine: 'session',
    name: /^passwordDue\.changingPassword: on(?:Done|Error)\(changePassword\)(?: 2)? goes to passwordDue$/,
    why: 'the state around it begins where the password is asked for',
  },
  {
    machine: 'session',
    name: /^(renewing|expired)\.\w+: (?:page\.shown|onDone\(signInAgain\) 4|onError\(signInAgain\)) goes to \1$/,
    why: 'the state around it begins in the very target',
  },
  {
    machine: 'tokenSigning',
    name: /^readingToken: onDone\(readToken\) 1 dropped$/,
    why: 'an answer that hides the certificate goes the same way by the next branch, which keeps no token; the branch states the rule',
  },
  {
    machine: 'tokenSigning',
    name: /^findingCause: always \d+ after its neighbour$/,
    why: 'a failure has one code: the guards are never true together',
  },
  {
    machine: 'tokenSigning',
    name: /^askingPermission: onDone\(askPermission\) 1 after its neighbour$/,
    why: 'denied and to be asked exclude one another',
  },
  {
    machine: 'tokenSigning',
    name: /^\w+: onError\(\w+\) goes to findingCause$/,
    why: 'the failure that the transition keeps leads from there to the same state',
  },
]

/** Why a mutant cannot be distinguished from its chart, or null. */
export const whyEquivalent = (machine: string, name: string): string | null =>
  equivalents.find((one) => one.machine === machine && one.name.test(name))?.why ?? null
