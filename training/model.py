"""The net; Net.java computes the same."""

import struct
import zlib

import numpy as np
import torch
from torch import nn

STEP = 2.0**-15


class Net(nn.Module):
    """Every seat has the same net; what all seats get goes through a softmax."""

    def __init__(self, of_seat, of_all, seat_scale, all_scale, first, second, drop=0.0):
        super().__init__()
        self.drop = nn.Dropout(drop)
        self.own = nn.Linear(of_seat, first)
        self.other = nn.Linear(of_seat, first, bias=False)
        self.all = nn.Linear(of_all, first, bias=False)
        self.second = nn.Linear(2 * first, second)
        self.last = nn.Linear(second, 1, bias=False)
        with torch.no_grad():
            self.other.weight.mul_(0.3)
        self.register_buffer("seat_scale", seat_scale)
        self.register_buffer("all_scale", all_scale)

    def forward(self, of_seat, of_all):
        seats = of_seat.shape[1]
        scaled = of_seat * self.seat_scale
        other = self.other(scaled)
        everyone = self.all(of_all * self.all_scale).unsqueeze(1) + other.sum(1, keepdim=True)
        first = self.drop(torch.relu(self.own(scaled) + everyone - other))
        rest = (first.sum(1, keepdim=True) - first) / (seats - 1)
        second = torch.relu(self.second(torch.cat((first, rest), 2)))
        return torch.log_softmax(self.last(second).squeeze(2), 1)


def weights(net):
    """
    The arrays of a net in the order of the file, as half floats, with the scales of the inputs worked in. Those of the
    first layer are multiples of a step, so that Java can add and subtract them without rounding.
    """
    stepped = lambda array: (array / STEP).round() * STEP
    with torch.no_grad():
        arrays = (
            stepped((net.own.weight * net.seat_scale).T),
            stepped((net.other.weight * net.seat_scale).T),
            stepped((net.all.weight * net.all_scale).T),
            stepped(net.own.bias),
            net.second.weight.T,
            net.second.bias,
            net.last.weight.T,
        )
        return [array.cpu().numpy().astype(">f2") for array in arrays]


def rounded(net):
    """The same net in double precision, with the weights as the file has them."""
    arrays = [torch.tensor(array.astype(np.float64)) for array in weights(net)]
    of_seat, first = arrays[0].shape
    of_all = arrays[2].shape[0]
    copy = Net(of_seat, of_all, torch.ones(of_seat), torch.ones(of_all), first, arrays[4].shape[1])
    copy = copy.double()
    with torch.no_grad():
        targets = (
            copy.own.weight,
            copy.other.weight,
            copy.all.weight,
            copy.own.bias,
            copy.second.weight,
            copy.second.bias,
            copy.last.weight,
        )
        for target, array in zip(targets, arrays):
            target.copy_(array.T if array.dim() == 2 else array)
    return copy


def write(path, nets):
    """Writes the file that Nets.java reads; nets by number of seats."""
    data = b"HNET" + struct.pack(">BB", 1, len(nets))
    for seats in sorted(nets):
        arrays = weights(nets[seats])
        of_seat, first = arrays[0].shape
        data += struct.pack(">BHHHH", seats, of_seat, arrays[2].shape[0], first, arrays[4].shape[1])
        data += b"".join(array.tobytes() for array in arrays)
    with open(path, "wb") as file:
        file.write(data + struct.pack(">I", zlib.crc32(data)))
