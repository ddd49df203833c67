import { Search } from 'lucide-react'
import { Form } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { SearchInput } from '#web/ui/search-input.tsx'

/** Whoever followed a link to nothing was looking for something. */
export default function BuscarEnInicio() {
  return (
    <Form role="search" action="/" className="grid gap-3 text-left sm:w-96">
      <Field label="Busca una experiencia" name="q" hint="Un lugar, una actividad o un anfitrión">
        <SearchInput enterKeyHint="search" />
      </Field>
      <Button type="submit" isWide icon={<Search size={20} aria-hidden />}>
        Buscar
      </Button>
    </Form>
  )
}
