-- What a company goes on owing for units that it took off while leaving kept a part of their price.
alter table reservas add column debe_por_quitadas int not null default 0 check (debe_por_quitadas >= 0);
