-- What a company buys in its panel may be owed instead of paid: a proposal, or a purchase that asks for it when it is made.
alter table solicitudes_empresa drop constraint solicitudes_empresa_forma_pago_check;
alter table solicitudes_empresa add constraint solicitudes_empresa_forma_pago_check check (forma_pago in ('tarjeta', 'transferencia', 'cuenta'));
alter table compras add column a_cuenta boolean not null default false;
