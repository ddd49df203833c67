import { type FocusEvent, type FormEvent, useState } from 'react'
import type { FieldMistake } from './error-summary.tsx'
import { textsOf } from './texts-of.ts'

export type FieldRule = (value: string, form: FormData) => string | undefined
type Rules = Record<string, FieldRule>
type Errors = Partial<Record<string, string>>

/**
 * Checks a field when it is left filled, clears its message while it is being corrected,
 * checks everything on submit. Spread `form` on the form, give `summary` to ErrorSummary.
 */
export function useFormErrors(rules: Rules) {
  const [errors, setErrors] = useState<Errors>({})
  const [summary, setSummary] = useState<FieldMistake[]>([])

  function setError(name: string, message: string | undefined) {
    setErrors((current) => (current[name] === message ? current : { ...current, [name]: message }))
  }

  function showAll(mistakes: FieldMistake[]) {
    setErrors(Object.fromEntries(mistakes.map(({ campo, mensaje }) => [campo, mensaje])))
    setSummary(mistakes)
  }

  const mistakeOf = (name: string, form: HTMLFormElement): string | undefined =>
    findMistakes(rules, form).find(({ campo }) => campo === name)?.mensaje

  /** True where the form may be sent; otherwise the summary is shown and takes focus. */
  function checkForm(form: HTMLFormElement): boolean {
    const mistakes = findMistakes(rules, form)
    showAll(mistakes)
    return mistakes.length === 0
  }

  const form = {
    noValidate: true,
    onBlur: (event: FocusEvent<HTMLFormElement>) => {
      const { name, type } = asControl(event.target)
      const rule = rules[name]
      if (!rule || type === 'checkbox' || type === 'radio') return
      // On the way to the button that checks everything: a message that comes or goes now would move it from under the finger.
      if (isSubmit(event.relatedTarget)) return
      if (textsOf(new FormData(event.currentTarget))(name)) setError(name, mistakeOf(name, event.currentTarget))
    },
    onInput: (event: FormEvent<HTMLFormElement>) => {
      const { name } = asControl(event.target)
      if (!errors[name]) return
      const { currentTarget } = event
      const check = () => setError(name, mistakeOf(name, currentTarget))
      // A control made of several inputs writes its value after this event.
      if (event.target instanceof HTMLElement && event.target.dataset.name) setTimeout(check)
      else check()
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      if (!checkForm(event.currentTarget)) event.preventDefault()
    },
  }

  return { form, errors, summary, showAll, checkForm }
}

/** By their place on the page. A day that cannot be read says so itself, and is none for the rules. */
function findMistakes(rules: Rules, form: HTMLFormElement): FieldMistake[] {
  const data = new FormData(form)
  const ofDates = dateMistakes(form)
  for (const { campo } of ofDates) data.set(campo, '')
  const text = textsOf(data)
  const others = Object.entries(rules).flatMap(([campo, rule]) => {
    if (ofDates.some((date) => date.campo === campo)) return []
    const mensaje = rule(text(campo), data)
    return mensaje ? [{ campo, mensaje }] : []
  })
  const names = [...form.elements].map((element) => asControl(element).name)
  const placeOf = ({ campo }: FieldMistake): number => (names.includes(campo) ? names.indexOf(campo) : names.length)
  return [...others, ...ofDates].sort((one, other) => placeOf(one) - placeOf(other))
}

/** What the date fields of a form say of themselves, whatever its rules: one for each name. */
export function dateMistakes(form: HTMLFormElement): FieldMistake[] {
  const found = [...form.querySelectorAll<HTMLInputElement>('input[data-falla]')]
  return [
    ...new Map(found.map(({ name, dataset: { falla = '' } }) => [name, { campo: name, mensaje: falla }])).values(),
  ]
}

const isSubmit = (target: EventTarget | null): boolean =>
  target instanceof HTMLButtonElement && target.type === 'submit'

// A control made of several inputs keeps its form name in data-name.
function asControl(target: EventTarget): { name: string; type: string } {
  const { name, type = '', dataset } = target as HTMLInputElement
  return { name: dataset.name ?? name ?? '', type }
}
