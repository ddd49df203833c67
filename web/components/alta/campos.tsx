import { type ComponentType, useState } from 'react'
import { TIPOS_EXPERIENCIA } from '#contract/enumeraciones/tipos-de-experiencia.ts'
import type { Alta, DatosDeAlta, Tarea } from '#contract/altas.ts'
import { comunasDe } from '#contract/comunas.ts'
import { BANCOS, type TIPOS_DE_CUENTA } from '#contract/bancos.ts'
import { REGIONES } from '#web/components/regiones-textos.ts'
import { reglaRut } from '#web/components/regla-de-rut.ts'
import { obligatorio, reglaCelular } from '#web/components/reserva-reglas.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { PhoneInput } from '#web/ui/phone-input.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { rutMostrado } from '#domain/usuarios/rut.ts'
import { RutInput } from '#web/components/rut-input.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { textsOf } from '#web/ui/texts-of.ts'
import type { FieldRule } from '#web/ui/use-form-errors.ts'
import { IDIOMAS, opciones } from './alta-textos.ts'

type Errores = Partial<Record<string, string>>
type CamposProps = { alta: Alta; errors: Errores }
const error = (errors: Errores, name: string) => (errors[name] ? { error: errors[name] } : {})

/** What is checked here; the server checks it again. */
export function reglasDe(clave: Tarea, alta: Alta): Record<string, FieldRule> {
  const reglas: Record<Tarea, Record<string, FieldRule>> = {
    sobre: {
      biografia: obligatorio('Escribe una biografía'),
      idiomas: (_v, data) => (data.getAll('idiomas').length > 0 ? undefined : 'Elige al menos un idioma'),
    },
    contacto: {
      telefono: reglaCelular,
      domicilio: obligatorio('Escribe el domicilio'),
      region: obligatorio('Elige una región'),
      comunaCodigo: obligatorio('Elige una comuna'),
    },
    identidad:
      alta.tipo === 'proveedor'
        ? {
            razonSocial: obligatorio('Escribe la razón social'),
            representante: obligatorio('Escribe quién representa a la empresa'),
          }
        : {
            numeroDocumento: (value, data) =>
              data.get('tipoDocumento') === 'PASAPORTE'
                ? obligatorio('Escribe el número')(value)
                : reglaRut('Escribe el RUT')(value),
          },
    actividad: {
      categorias: (_v, data) =>
        data.getAll('categorias').length > 0 ? undefined : 'Elige al menos un tipo de experiencia',
      giro: obligatorio('Escribe el giro'),
      regimen: obligatorio('Elige un régimen'),
    },
    registro: {},
    pagos: {
      banco: obligatorio('Elige un banco'),
      tipoCuenta: obligatorio('Elige un tipo de cuenta'),
      numeroCuenta: (value) => (/^\d{5,20}$/.test(value) ? undefined : 'Revisa el número de cuenta con tu banco'),
      rutTitular: reglaRut('Escribe el RUT'),
    },
  }
  return reglas[clave]
}

/** The task as the server takes it. */
export function datosDe(
  clave: Tarea,
  data: FormData,
): DatosDeAlta & {
  pagos?: {
    banco: string
    tipoCuenta: (typeof TIPOS_DE_CUENTA)[number]
    numeroCuenta: string
    rutTitular: string
    password?: string
  }
} {
  const texto = textsOf(data)
  const si = <K extends string>(name: K): { [P in K]?: string } =>
    texto(name) ? ({ [name]: texto(name) } as { [P in K]: string }) : {}
  switch (clave) {
    case 'sobre':
      return {
        sobre: {
          biografia: texto('biografia'),
          idiomas: data.getAll('idiomas') as NonNullable<DatosDeAlta['sobre']>['idiomas'],
        },
      }
    case 'contacto':
      return {
        contacto: {
          telefono: texto('telefono'),
          region: texto('region'),
          comunaCodigo: texto('comunaCodigo'),
          ...si('domicilio'),
          ...si('sitio'),
        } as NonNullable<DatosDeAlta['contacto']>,
      }
    case 'identidad':
      return {
        identidad: {
          tipoDocumento: texto('tipoDocumento') === 'PASAPORTE' ? 'PASAPORTE' : 'RUT',
          numeroDocumento: texto('numeroDocumento'),
          ...si('razonSocial'),
          ...si('representante'),
        },
      }
    case 'actividad':
      return {
        actividad: {
          categorias: data.getAll('categorias') as NonNullable<DatosDeAlta['actividad']>['categorias'],
          giro: texto('giro'),
          regimen: texto('regimen') as 'afecto',
        },
      }
    case 'registro':
      return { registro: { sernaturNumero: texto('sernaturNumero'), ...si('contactoEmergencia') } }
    case 'pagos':
      return {
        pagos: {
          banco: texto('banco'),
          tipoCuenta: texto('tipoCuenta') as 'vista',
          numeroCuenta: texto('numeroCuenta'),
          rutTitular: texto('rutTitular'),
          ...si('password'),
        },
      }
  }
}

function Casillas({
  legend,
  name,
  lista,
  elegidas,
  mensaje,
}: {
  legend: string
  name: string
  lista: readonly (readonly [string, string])[]
  elegidas: readonly string[]
  mensaje?: string | undefined
}) {
  return (
    <fieldset
      id={`campo-${name}`}
      tabIndex={-1}
      className="m-0 min-w-0 outline-none"
      aria-describedby={mensaje ? `${name}-error` : undefined}
    >
      <legend className="mb-1 font-medium text-text">{legend}</legend>
      <div className="grid grid-cols-1 sm:grid-cols-2">
        {lista.map(([value, label]) => (
          <Checkbox key={value} name={name} value={value} label={label} defaultChecked={elegidas.includes(value)} />
        ))}
      </div>
      {mensaje && (
        <p id={`${name}-error`} className="text-small text-danger">
          {mensaje}
        </p>
      )}
    </fieldset>
  )
}

function Sobre({ alta, errors }: CamposProps) {
  const { sobre } = alta.datos
  return (
    <>
      <Field
        label={alta.tipo === 'anfitrion' ? 'Biografía' : 'Qué hace la empresa'}
        name="biografia"
        hint="Hasta 400 caracteres"
        {...error(errors, 'biografia')}
      >
        <Textarea maxLength={400} rows={5} defaultValue={sobre?.biografia ?? ''} />
      </Field>
      <Casillas
        legend="Idiomas en que atiendes"
        name="idiomas"
        lista={IDIOMAS}
        elegidas={sobre?.idiomas ?? []}
        mensaje={errors.idiomas}
      />
    </>
  )
}

/** Region and comuna of it, by official code. */
export function Lugar({
  inicial,
  errors,
}: {
  inicial?: { region: string; comunaCodigo: string } | undefined
  errors: Errores
}) {
  const [region, setRegion] = useState(inicial?.region ?? '')
  const comunas = comunasDe(region).map(({ codigo, nombre }) => ({ value: codigo, label: nombre }))
  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      <Field label="Región" name="region" {...error(errors, 'region')}>
        <Select
          autoComplete="address-level1"
          options={[{ value: '', label: 'Elige una región' }, ...REGIONES]}
          value={region}
          onChange={(event) => setRegion(event.currentTarget.value)}
        />
      </Field>
      <Field label="Comuna" name="comunaCodigo" {...error(errors, 'comunaCodigo')}>
        <Select
          key={region}
          options={[{ value: '', label: region ? 'Elige una comuna' : 'Elige primero la región' }, ...comunas]}
          defaultValue={inicial?.region === region ? inicial.comunaCodigo : ''}
        />
      </Field>
    </div>
  )
}

function Contacto({ alta, errors }: CamposProps) {
  const { contacto } = alta.datos
  return (
    <>
      <Field label="Celular" name="telefono" hint="9 dígitos, empieza con 9" {...error(errors, 'telefono')}>
        <PhoneInput defaultValue={contacto?.telefono ?? ''} />
      </Field>
      <Lugar inicial={contacto} errors={errors} />
      <Field
        label="Domicilio"
        name="domicilio"
        hint="Calle, número y comuna. Va en la entrada de quien reserva"
        {...error(errors, 'domicilio')}
      >
        <TextInput autoComplete="street-address" maxLength={120} defaultValue={contacto?.domicilio ?? ''} />
      </Field>
      {alta.tipo === 'proveedor' && (
        <Field label="Sitio web" name="sitio" isOptional {...error(errors, 'sitio')}>
          <TextInput inputMode="url" autoComplete="url" maxLength={200} defaultValue={contacto?.sitio ?? ''} />
        </Field>
      )}
    </>
  )
}

function Identidad({ alta, errors }: CamposProps) {
  const { identidad } = alta.datos
  const [tipo, setTipo] = useState<string>(identidad?.tipoDocumento ?? 'RUT')
  if (alta.tipo === 'proveedor') {
    return (
      <>
        <input type="hidden" name="tipoDocumento" value="RUT" />
        <input type="hidden" name="numeroDocumento" value={identidad?.numeroDocumento ?? '0'} />
        <p className="text-text-2">RUT de la empresa: {rutMostrado(identidad?.numeroDocumento ?? '')}</p>
        <Field label="Razón social" name="razonSocial" {...error(errors, 'razonSocial')}>
          <TextInput autoComplete="organization" maxLength={120} defaultValue={identidad?.razonSocial ?? ''} />
        </Field>
        <Field label="Representante" name="representante" {...error(errors, 'representante')}>
          <TextInput autoComplete="name" maxLength={80} defaultValue={identidad?.representante ?? ''} />
        </Field>
      </>
    )
  }
  return (
    <>
      <RadioGroup
        legend="Tu documento"
        name="tipoDocumento"
        value={tipo}
        onValueChange={setTipo}
        options={[
          { value: 'RUT', label: 'RUT' },
          { value: 'PASAPORTE', label: 'No tengo RUT: pasaporte o documento' },
        ]}
      />
      <Field
        key={tipo}
        label={tipo === 'RUT' ? 'RUT' : 'Número de pasaporte o documento'}
        name="numeroDocumento"
        {...(tipo === 'RUT' && { hint: 'Con guion, como 12.345.678-5' })}
        {...error(errors, 'numeroDocumento')}
      >
        {tipo === 'RUT' ? (
          <RutInput defaultValue={identidad?.numeroDocumento ?? ''} />
        ) : (
          <TextInput
            maxLength={20}
            defaultValue={identidad?.tipoDocumento === 'PASAPORTE' ? identidad.numeroDocumento : ''}
          />
        )}
      </Field>
    </>
  )
}

function Actividad({ alta, errors }: CamposProps) {
  const { actividad } = alta.datos
  return (
    <>
      <Casillas
        legend="Qué tipo de experiencias ofreces"
        name="categorias"
        lista={TIPOS_EXPERIENCIA.map((tipo) => [tipo, tipo] as const)}
        elegidas={actividad?.categorias ?? []}
        mensaje={errors.categorias}
      />
      <Field label="Giro" name="giro" hint="Como aparece en el SII" {...error(errors, 'giro')}>
        <TextInput maxLength={120} defaultValue={actividad?.giro ?? ''} />
      </Field>
      <Field
        label="Régimen"
        name="regimen"
        hint="Con honorarios retenemos 15,25 % en 2026 y 16 % en 2027 de lo que te pagamos"
        {...error(errors, 'regimen')}
      >
        <Select
          options={[
            { value: '', label: 'Elige un régimen' },
            { value: 'afecto', label: 'Afecto a IVA' },
            { value: 'exento', label: 'Exento de IVA' },
            { value: 'honorarios', label: 'Boleta de honorarios' },
          ]}
          defaultValue={actividad?.regimen ?? ''}
        />
      </Field>
    </>
  )
}

function Registro({ alta, errors }: CamposProps) {
  const { registro } = alta.datos
  return (
    <>
      <Field
        label="Número de registro Sernatur"
        name="sernaturNumero"
        hint="Lo mostramos en tu perfil con la fecha en que lo revisamos"
        {...error(errors, 'sernaturNumero')}
      >
        <TextInput inputMode="numeric" maxLength={20} defaultValue={registro?.sernaturNumero ?? ''} />
      </Field>
      <Field
        label="Contacto de emergencia"
        name="contactoEmergencia"
        isOptional
        hint="Nombre y teléfono"
        {...error(errors, 'contactoEmergencia')}
      >
        <TextInput maxLength={120} defaultValue={registro?.contactoEmergencia ?? ''} />
      </Field>
    </>
  )
}

function Pagos({ alta, errors }: CamposProps) {
  const { cuenta } = alta
  return (
    <>
      {cuenta && (
        <p className="text-text-2">
          Cuenta guardada: {cuenta.banco}, terminada en {cuenta.terminaEn}. Escribe otra solo si quieres cambiarla.
        </p>
      )}
      <Field label="Banco" name="banco" {...error(errors, 'banco')}>
        <Select options={opciones(BANCOS, 'Elige un banco')} defaultValue={cuenta?.banco ?? ''} />
      </Field>
      <Field label="Tipo de cuenta" name="tipoCuenta" {...error(errors, 'tipoCuenta')}>
        <Select
          options={[
            { value: '', label: 'Elige un tipo' },
            { value: 'corriente', label: 'Corriente' },
            { value: 'vista', label: 'Vista o RUT' },
            { value: 'ahorro', label: 'Ahorro' },
          ]}
          defaultValue={cuenta?.tipoCuenta ?? ''}
        />
      </Field>
      <Field
        label="Número de cuenta"
        name="numeroCuenta"
        hint="Sin puntos ni guiones"
        {...error(errors, 'numeroCuenta')}
      >
        <TextInput inputMode="numeric" autoComplete="off" maxLength={20} />
      </Field>
      <Field
        label="RUT del titular"
        name="rutTitular"
        hint="Debe ser el mismo RUT de tu identidad"
        {...error(errors, 'rutTitular')}
      >
        <RutInput defaultValue={cuenta?.rutTitular ?? alta.datos.identidad?.numeroDocumento ?? ''} />
      </Field>
      {cuenta && (
        <Field
          label="Tu contraseña"
          name="password"
          hint="La pedimos para cambiar la cuenta"
          {...error(errors, 'password')}
        >
          <PasswordInput autoComplete="current-password" />
        </Field>
      )}
    </>
  )
}

export const CAMPOS: Record<Tarea, ComponentType<CamposProps>> = {
  sobre: Sobre,
  contacto: Contacto,
  identidad: Identidad,
  actividad: Actividad,
  registro: Registro,
  pagos: Pagos,
}
