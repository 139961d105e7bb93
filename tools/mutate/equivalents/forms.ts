import type { Equivalent } from './equivalent.ts'

/** Of forms, uploads and the session, and of several machines. */
export const formEquivalents: readonly Equivalent[] = [
  {
    machine: null,
    name: /^(?:reviewing: sending\.confirmed|choosingType: type\.confirmed) 2 entering anew$/,
    why: 'the state does nothing as it is entered, and the transition leads to one of its states',
  },
  {
    machine: 'documentForm',
    name: /^resuming: always 1 after its neighbour$/,
    why: 'a form has one mode: the two guards are never true together',
  },
  {
    machine: 'documentForm',
    name: /^submitting: onDone\(documentSubmit\) [1256] after its neighbour$/,
    why: 'a submission has one result: the guards are never true together',
  },
  {
    machine: 'documentForm',
    name: /^(?:viewing: edit\.started|editing: edit\.cancelled 3|confirmingDiscard: leave\.confirmed 2) goes to resuming$/,
    why: 'resuming goes on to the state of the mode that the same transition has just set',
  },
  {
    machine: 'documentForm',
    name: /^findingInForce: (?:onDone\(findInForce\) 2|onError\(findInForce\)) goes to resuming$/,
    why: 'what is in force is looked for in a new form alone, which resuming leads back to',
  },
  {
    machine: 'documentForm',
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
    name: /^rereadingSession: onDone\(rereadSession\) 4 after its neighbour$/,
    why: 'somebody and nobody exclude one another',
  },
  {
    machine: 'session',
    name: /^signedOut\.(?:signingIn: onDone\(signIn\) [23]|mailCode\.checkingCode: onDone\(checkCode\) 2|mailCode\.sendingCode: onDone\(sendCode\) 1) after its neighbour$/,
    why: 'an answer is a success or has one reason: the guards are never true together',
  },
  {
    machine: 'session',
    name: /^(expired|displaced)\.awaitingCredentials: credentials\.edited goes to \1$/,
    why: 'the state around it begins where the user is, and does nothing as it is entered',
  },
  {
    machine: 'session',
    name: /^passwordDue\.changingPassword: on(?:Done|Error)\(changePassword\)(?: 2)? goes to passwordDue$/,
    why: 'the state around it begins where the password is asked for',
  },
  {
    machine: 'session',
    name: /^(renewing|expired|displaced)\.\w+: (?:page\.shown|signIn\.requested|session\.displaced|onDone\(signInAgain\) 4|onError\(signInAgain\)) goes to \1$/,
    why: 'the state around it begins in the very target',
  },
  {
    machine: 'session',
    name: /^signedOut\.(?:signingIn: onDone\(signIn\)|mailCode\.checkingCode: onDone\(checkCode\)) 1 without action 1$/,
    why: 'signedOut has forgotten the user as it was entered',
  },
  {
    machine: 'session',
    name: /^signedOut\.mailCode\.sendingCode: onDone\(sendCode\) 1 dropped$/,
    why: 'the last branch keeps the failure of the answer, and a success has none',
  },
  {
    machine: 'session',
    name: /^(?:signedIn|passwordDue|displaced|renewing|expired): session\.endedElsewhere 2 without entering anew$/,
    why: 'the target is another state, which is entered in any case; the transition is shared with rereadingSession',
  },
  {
    machine: 'excelUpload',
    name: /^the flow: context with another (?:source|arrangement|unreadable|counts|summary|failure)$/,
    why: 'the state in which the flow begins forgets all of an earlier file as it is entered',
  },
]
